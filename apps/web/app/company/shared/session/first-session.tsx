import { Plus } from "lucide-react";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Street } from "../../../ui/street/street.tsx";
import { texts as sessionTexts } from "./texts.ts";

const texts = sessionTexts.empty;

/** Shown to a company without any sessions. */
export function FirstSession() {
  return (
    <EmptyState
      title={texts.title}
      art={
        <Street
          states={["ready", "coming", "ready", "no_answer", "ready", "ready"]}
          width={380}
          height={240}
          seed={3}
          className="block w-full"
        />
      }
      action={
        <ButtonLink to="/dashboard/createSession" tone="primary">
          <Plus aria-hidden="true" strokeWidth={1.5} />
          {texts.action}
        </ButtonLink>
      }
    >
      {texts.text}
    </EmptyState>
  );
}

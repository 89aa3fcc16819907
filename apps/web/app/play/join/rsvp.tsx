import { type getOpenSession, type ResponseOf, rsvp } from "@lantern/contract/endpoints";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { messageFor } from "../../api/error.ts";
import { t } from "../../i18n/index.ts";
import { StageButton } from "../ui/buttons.tsx";
import { Panel } from "../ui/panel.tsx";
import { When } from "./when.tsx";

type Open = ResponseOf<typeof getOpenSession>;
const texts = t.live.decline;

/** RSVP from an email. It takes a click, because programs open links too, and it can be changed. */
export function Rsvp({
  token,
  pressed,
  session,
}: {
  token: string;
  /** The link that was clicked. */
  pressed: "yes" | "no";
  session: Open | undefined;
}) {
  const reply = useMutation({ mutationFn: (coming: boolean) => call(rsvp, { body: { token, coming } }) });
  const coming = reply.data?.coming;
  const { heading, intro } = pressed === "yes" ? texts.asking : texts;
  const solid = (coming: boolean) =>
    coming === undefined && coming === (pressed === "yes") ? ("solid" as const) : ("line" as const);
  return (
    <Panel heading={coming === undefined ? heading : coming ? texts.coming : texts.notComing}>
      {session && (
        <div>
          <p>{session.title}</p>
          <When session={session} />
        </div>
      )}
      <p>{coming === undefined ? intro : coming ? texts.comingText : texts.notComingText}</p>
      {reply.error && (
        <p className="l-problem" role="alert">
          {messageFor(reply.error)}
        </p>
      )}
      <div className="l-choices">
        {coming !== false && (
          <StageButton tone={solid(false)} disabled={reply.isPending} onClick={() => reply.mutate(false)}>
            {texts.no}
          </StageButton>
        )}
        {coming !== true && (
          <StageButton tone={solid(true)} disabled={reply.isPending} onClick={() => reply.mutate(true)}>
            {coming === false ? texts.afterAll : texts.yes}
          </StageButton>
        )}
      </div>
    </Panel>
  );
}

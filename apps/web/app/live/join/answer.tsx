import { type getOpenSession, type ResponseOf, rsvp } from "@lantern/contract/http";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { messageFor } from "../../api/error.ts";
import { t } from "../../i18n/index.ts";
import { StageButton } from "../ui/buttons.tsx";
import { Panel } from "../ui/panel.tsx";
import { When } from "./when.tsx";

type Open = ResponseOf<typeof getOpenSession>;
const words = t.live.decline;

/** "I'm coming" or "I can't come" from an email: asked once, since programs open links too; it can be changed. */
export function Answer({
  token,
  pressed,
  session,
}: {
  token: string;
  /** The link that led here. */
  pressed: "yes" | "no";
  session: Open | undefined;
}) {
  const answer = useMutation({ mutationFn: (coming: boolean) => call(rsvp, { body: { token, coming } }) });
  const said = answer.data?.coming;
  const { heading, intro } = pressed === "yes" ? words.asking : words;
  const solid = (coming: boolean) =>
    said === undefined && coming === (pressed === "yes") ? ("solid" as const) : ("line" as const);
  return (
    <Panel heading={said === undefined ? heading : said ? words.coming : words.notComing}>
      {session && (
        <div>
          <p>{session.title}</p>
          <When session={session} />
        </div>
      )}
      <p>{said === undefined ? intro : said ? words.comingText : words.notComingText}</p>
      {answer.error && (
        <p className="l-problem" role="alert">
          {messageFor(answer.error)}
        </p>
      )}
      <div className="l-choices">
        {said !== false && (
          <StageButton tone={solid(false)} disabled={answer.isPending} onClick={() => answer.mutate(false)}>
            {words.no}
          </StageButton>
        )}
        {said !== true && (
          <StageButton tone={solid(true)} disabled={answer.isPending} onClick={() => answer.mutate(true)}>
            {said === false ? words.afterAll : words.yes}
          </StageButton>
        )}
      </div>
    </Panel>
  );
}

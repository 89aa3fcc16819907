import { type getOpenSession, type ResponseOf, rsvp } from "@lantern/contract/http";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { messageFor } from "../../api/error.ts";
import { t } from "../../i18n/index.ts";
import { StageButton } from "../ui/buttons.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { When } from "./when.tsx";

type Open = ResponseOf<typeof getOpenSession>;
const words = t.live.decline;

/** "I can't come" from the mail: asked once, since programs open links too, and it can be taken back. */
export function Decline({ token, session }: { token: string; session: Open | undefined }) {
  const answer = useMutation({ mutationFn: (coming: boolean) => call(rsvp, { body: { token, coming } }) });
  const said = answer.data?.coming;
  const heading = said === undefined ? words.heading : said ? words.coming : words.notComing;
  return (
    <Sheet heading={heading}>
      {session && (
        <div>
          <p>{session.title}</p>
          <When session={session} />
        </div>
      )}
      <p>{said === undefined ? words.ask : said ? words.comingText : words.notComingText}</p>
      {answer.error && (
        <p className="l-problem" role="alert">
          {messageFor(answer.error)}
        </p>
      )}
      <div className="l-choices">
        {said !== false && (
          <StageButton
            tone={said ? "line" : "solid"}
            disabled={answer.isPending}
            onClick={() => answer.mutate(false)}
          >
            {words.no}
          </StageButton>
        )}
        {said !== true && (
          <StageButton tone="line" disabled={answer.isPending} onClick={() => answer.mutate(true)}>
            {said === false ? words.afterAll : words.yes}
          </StageButton>
        )}
      </div>
    </Sheet>
  );
}

import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { microsoftWay, readAnswer } from "../features/access/social/answer.ts";
import { microsoft } from "../features/access/social/microsoft.ts";
import { passOn } from "../features/access/social/popup.ts";
import { forgetPending, isOurs, pendingFor, proofOf } from "../features/access/social/request.ts";
import { failure, refusal, type Said } from "../features/access/social/use-social.ts";
import { verify } from "../features/access/social/verify.ts";
import { t } from "../i18n/index.ts";
import { pageMeta } from "../page-meta.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Note } from "../ui/note.tsx";

const texts = t.access.social;

export function meta() {
  return [
    ...pageMeta({ title: t.shell.title(texts.finishing) }),
    { name: "referrer", content: "no-referrer" },
  ];
}

/** What an answer has led to: a page to go on with, something to say, or nothing more to do here. */
type Outcome = { next: string } | { said: Said } | null;

/** Where the answers of all providers end: in a window of their own, in a hidden frame, or back on this page. */
export default function SigningIn() {
  const navigate = useNavigate();
  const [said, setSaid] = useState<Said | null>(null);
  useEffect(() => {
    takeAnswer()
      .then((outcome) => {
        if (outcome && "next" in outcome) navigate(outcome.next, { replace: true });
        else if (outcome) setSaid(outcome.said);
      })
      .catch((error) => setSaid(failure(error)));
  }, [navigate]);
  if (!said) return <p role="status">{texts.finishing}</p>;
  return (
    <>
      <h1>{texts.notYet}</h1>
      <Note kind={said.bad ? "bad" : "info"} title={said.title} role="alert">
        {said.text}
      </Note>
      <ButtonLink to="/login" size="lg">
        {texts.back}
      </ButtonLink>
    </>
  );
}

async function takeAnswer(): Promise<Outcome> {
  const answer = readAnswer(location);
  if (!answer) return { next: "/login" };
  if (!isOurs(answer)) return takeMicrosoft(answer.state);
  leaveAddress();
  const pending = pendingFor(answer);
  if (!pending) {
    passOn(answer);
    close();
    return { said: { text: texts.unknown, bad: false } };
  }
  forgetPending();
  const proof = proofOf(answer, pending);
  if (!proof) return { said: refusal(answer.error) };
  await verify(pending.provider, proof);
  return { next: "/dashboard" };
}

/** The answer leaves the address before anything else can read it there, and before there is a way back to it. */
function leaveAddress(): void {
  history.replaceState(history.state, "", "/signing-in");
}

async function takeMicrosoft(state: string): Promise<Outcome> {
  if (microsoftWay(state) !== "redirect") {
    const { broadcastResponseToMainFrame } = await import("@azure/msal-browser/redirect-bridge");
    await broadcastResponseToMainFrame();
    return null;
  }
  const answer = location.hash || location.search;
  leaveAddress();
  const proof = await microsoft.takeRedirected(answer);
  if (!proof) {
    console.warn("Microsoft redirect: nobody here has asked for this answer");
    return { next: "/login" };
  }
  await verify("microsoft", proof);
  return { next: "/dashboard" };
}

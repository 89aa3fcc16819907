import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { microsoft } from "../features/access/social/microsoft.ts";
import { sendToOpener } from "../features/access/social/popup.ts";
import { microsoftInteraction, readProviderResponse } from "../features/access/social/provider-response.ts";
import { forgetPending, isOurs, pendingFor, proofOf } from "../features/access/social/request.ts";
import { failure, providerError, type SocialFeedback } from "../features/access/social/use-social.ts";
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

/** The result of a response: a page to continue on, a message, or null when this window has nothing more to do. */
type Outcome = { next: string } | { feedback: SocialFeedback } | null;

/** The redirect page of all providers: in a popup, in a hidden frame, or in this window. */
export default function SigningIn() {
  const navigate = useNavigate();
  const [feedback, setFeedback] = useState<SocialFeedback | null>(null);
  useEffect(() => {
    handleResponse()
      .then((outcome) => {
        if (outcome && "next" in outcome) navigate(outcome.next, { replace: true });
        else if (outcome) setFeedback(outcome.feedback);
      })
      .catch((error) => setFeedback(failure(error)));
  }, [navigate]);
  if (!feedback) return <p role="status">{texts.finishing}</p>;
  return (
    <>
      <h1>{texts.notYet}</h1>
      <Note kind={feedback.bad ? "bad" : "info"} title={feedback.title} role="alert">
        {feedback.text}
      </Note>
      <ButtonLink to="/login" size="lg">
        {texts.back}
      </ButtonLink>
    </>
  );
}

async function handleResponse(): Promise<Outcome> {
  const response = readProviderResponse(location);
  if (!response) return { next: "/login" };
  if (!isOurs(response)) return takeMicrosoft(response.state);
  leaveAddress();
  const pending = pendingFor(response);
  if (!pending) {
    sendToOpener(response);
    close();
    return { feedback: { text: texts.unknown, bad: false } };
  }
  forgetPending();
  const proof = proofOf(response, pending);
  if (!proof) return { feedback: providerError(response.error) };
  await verify(pending.provider, proof);
  return { next: "/dashboard" };
}

/** Removes the response from the URL before anything else can read it, and from the history. */
function leaveAddress(): void {
  history.replaceState(history.state, "", "/signing-in");
}

async function takeMicrosoft(state: string): Promise<Outcome> {
  if (microsoftInteraction(state) !== "redirect") {
    const { broadcastResponseToMainFrame } = await import("@azure/msal-browser/redirect-bridge");
    await broadcastResponseToMainFrame();
    return null;
  }
  const response = location.hash || location.search;
  leaveAddress();
  const proof = await microsoft.takeRedirected(response);
  if (!proof) {
    console.warn("Microsoft redirect: nobody here has asked for this answer");
    return { next: "/login" };
  }
  await verify("microsoft", proof);
  return { next: "/dashboard" };
}

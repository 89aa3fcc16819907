/** `/signing-in`. */
import type { User } from "@lantern/contract/http";
import { failure, providerError, type SocialFeedback } from "../../api/access/social/attempts.ts";
import { sendToOpener } from "../../api/access/social/popup.ts";
import { microsoftInteraction, readProviderResponse } from "../../api/access/social/provider-response.ts";
import { forgetPending, isOurs, pendingFor, proofOf } from "../../api/access/social/request.ts";
import { texts as socialTexts } from "../../api/access/social/texts.ts";
import { verify } from "../../api/access/social/verify.ts";
import { showFeedback } from "../feedback.ts";
import { enterAs, orSecondFactor, replacePage } from "../go-to.ts";
import { startDoor } from "../start-door.ts";
import { showState } from "../states.ts";

/** The result of a response: a user, nobody, a message, or null when this window has nothing more to do. */
type Outcome = { user: User } | "nobody" | { feedback: SocialFeedback } | null;

startDoor();
handleResponse()
  .catch((error: unknown) => ({ feedback: failure(error) }))
  .then((outcome) => {
    if (outcome === null) return;
    if (outcome === "nobody") return replacePage("/login");
    if ("user" in outcome) return enterAs(outcome.user, "/dashboard");
    showFeedback(outcome.feedback);
    showState("not-yet");
  });

async function handleResponse(): Promise<Outcome> {
  const response = readProviderResponse(location);
  if (!response) return "nobody";
  if (!isOurs(response)) return takeMicrosoft(response.state);
  clearAddress();
  const pending = pendingFor(response);
  if (!pending) {
    sendToOpener(response);
    close();
    return { feedback: { text: socialTexts.unknown, bad: false } };
  }
  forgetPending();
  const proof = proofOf(response, pending);
  if (!proof) return { feedback: providerError(response.error) };
  return { user: await verify(pending.provider, proof).catch(orSecondFactor) };
}

/** Removes the response from the URL before anything else can read it, and from the history. */
function clearAddress(): void {
  history.replaceState(history.state, "", "/signing-in");
}

async function takeMicrosoft(state: string): Promise<Outcome> {
  if (microsoftInteraction(state) !== "redirect") {
    const { broadcastResponseToMainFrame } = await import("@azure/msal-browser/redirect-bridge");
    await broadcastResponseToMainFrame();
    return null;
  }
  const response = location.hash || location.search;
  clearAddress();
  const { microsoft } = await import("../../api/access/social/microsoft.ts");
  const proof = await microsoft.takeRedirected(response);
  if (!proof) {
    console.warn("Microsoft redirect: nobody here has asked for this answer");
    return "nobody";
  }
  return { user: await verify("microsoft", proof).catch(orSecondFactor) };
}

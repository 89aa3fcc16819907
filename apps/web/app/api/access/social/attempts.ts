import type { SocialOffer } from "@lantern/contract/http";
import { ApiError } from "../../error.ts";
import { texts as signInTexts } from "../sign-in-texts.ts";
import { isCancelled } from "./cancelled.ts";
import { awaitResponse, openPopup } from "./popup.ts";
import type { ProviderResponse } from "./provider-response.ts";
import { authorizeUrl, begin, type Pending, type Proof, proofOf } from "./request.ts";
import { texts } from "./texts.ts";

type Provider = SocialOffer["provider"];

/** The message about a provider's sign-in. */
export interface SocialFeedback {
  title?: string;
  text: string;
  bad: boolean;
}

export interface SocialState {
  /** The provider whose sign-in is in progress. */
  busy: Provider | null;
  feedback: SocialFeedback | null;
}

interface Options {
  /** What to do with a proof; resolves with the message to show, or with null when another page follows. */
  use(provider: Provider, proof: Proof): Promise<SocialFeedback | null>;
  /** Whether the sign-in leaves the page, instead of opening a popup. */
  byRedirect(): boolean;
  show(state: SocialState): void;
}

/** Sign-ins with providers, one at a time. */
export function socialAttempts({ use, byRedirect, show }: Options) {
  let stop: (() => void) | null = null;
  const end = (feedback: SocialFeedback) => show({ busy: null, feedback });
  const closed = () => end({ text: texts.closed, bad: false });

  const finish = async (provider: Provider, proof: Proof) => {
    try {
      const feedback = await use(provider, proof);
      if (feedback) end(feedback);
    } catch (error) {
      end(failure(error));
    }
  };

  const take = (response: ProviderResponse, pending: Pending) => {
    const proof = proofOf(response, pending);
    if (proof) void finish(pending.provider, proof);
    else end(providerError(response.error));
  };

  const withMicrosoft = async (offer: SocialOffer) => {
    let isClosed = false;
    const onClosed = () => {
      isClosed = true;
      closed();
    };
    try {
      const { microsoft } = await import("./microsoft.ts");
      if (byRedirect()) await microsoft.signInByRedirect();
      else await finish(offer.provider, await microsoft.signInByPopup(onClosed));
    } catch (error) {
      // The library reports a closed popup much later, possibly while a newer one is open.
      if (!isClosed) end(failure(error));
    }
  };

  const withAny = async (offer: SocialOffer) => {
    const inPlace = byRedirect();
    const pending = begin(offer.provider, inPlace ? "redirect" : "popup");
    if (inPlace) {
      location.assign(await authorizeUrl(offer, pending));
      return;
    }
    const popup = openPopup();
    if (!popup) {
      end({ text: texts.blocked, bad: true });
      return;
    }
    stop = awaitResponse(popup, pending.state, {
      onResponse: (response) => {
        popup.close();
        take(response, pending);
      },
      onClosed: closed,
    });
    popup.location.href = await authorizeUrl(offer, pending);
  };

  return {
    start(offer: SocialOffer): void {
      // The result of an earlier attempt must not be shown as the result of this one.
      stop?.();
      stop = null;
      const feedback = { text: texts.waiting(texts.names[offer.provider]), bad: false };
      show({ busy: offer.provider, feedback });
      void (offer.provider === "microsoft" && !offer.local ? withMicrosoft(offer) : withAny(offer));
    },
    stop: () => stop?.(),
  };
}

/** The message for a response without a proof. */
export function providerError(error: string | undefined): SocialFeedback {
  return error && isCancelled(error)
    ? { text: texts.cancelled, bad: false }
    : { title: signInTexts.social, text: texts.nothingChanged, bad: true };
}

/** The message for an error during sign-in. */
export function failure(error: unknown): SocialFeedback {
  const code = error instanceof Error && "errorCode" in error ? String(error.errorCode) : "";
  if (code === "popup_window_error" || code === "empty_window_error")
    return { text: texts.blocked, bad: true };
  if (code && isCancelled(code)) return { text: texts.cancelled, bad: false };
  if (code) return { title: signInTexts.social, text: texts.nothingChanged, bad: true };
  if (error instanceof ApiError && error.code === "SOCIAL_CONFIRM")
    return { text: error.message, bad: false };
  const isBare = error instanceof ApiError && error.isBare;
  const text = error instanceof Error && error.message && !isBare ? error.message : signInTexts.social;
  return text === signInTexts.social
    ? { title: text, text: texts.nothingChanged, bad: true }
    : { text, bad: true };
}

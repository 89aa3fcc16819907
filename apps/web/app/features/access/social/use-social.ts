import type { SocialOffer } from "@lantern/contract/http";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "../../../api/error.ts";
import { t } from "../../../i18n/index.ts";
import { isCancelled } from "./cancelled.ts";
import { microsoft } from "./microsoft.ts";
import { awaitResponse, openPopup } from "./popup.ts";
import type { ProviderResponse } from "./provider-response.ts";
import { authorizeUrl, begin, forgetPending, type Pending, type Proof, proofOf } from "./request.ts";
import { verify } from "./verify.ts";

const texts = t.access.social;
/** On a phone a popup is easily lost, so the same page is used. */
const phoneQuery = "(max-width: 760px)";

/** The message about a provider's sign-in. */
export interface SocialFeedback {
  title?: string;
  text: string;
  bad: boolean;
}

/** What to do with a proof instead of signing in; resolves with the message to show. */
type ProofHandler = (provider: SocialOffer["provider"], proof: Proof) => Promise<SocialFeedback>;

/**
 * Starts a provider's sign-in: which one is in progress, the message to show, and `start`. Signs in with the proof, or
 * passes it to `use`. With `use` the page always stays open and the provider opens in a popup.
 */
export function useSocialSignIn(use?: ProofHandler) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState<SocialOffer["provider"] | null>(null);
  const [feedback, setFeedback] = useState<SocialFeedback | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const leavesPage = () => !use && matchMedia(phoneQuery).matches;
  const end = (what: SocialFeedback | null) => {
    setBusy(null);
    setFeedback(what);
  };

  const finish = async (provider: SocialOffer["provider"], proof: Proof) => {
    try {
      if (use) return end(await use(provider, proof));
      await verify(provider, proof);
      forgetPending();
      await navigate("/dashboard", { replace: true });
    } catch (error) {
      end(failure(error));
    }
  };

  const take = (response: ProviderResponse, pending: Pending) => {
    const proof = proofOf(response, pending);
    if (proof) void finish(pending.provider, proof);
    else end(providerError(response.error));
  };

  const closed = () => end({ text: texts.closed, bad: false });

  const withMicrosoft = async (offer: SocialOffer) => {
    let isClosed = false;
    const onClosed = () => {
      isClosed = true;
      closed();
    };
    try {
      if (leavesPage()) await microsoft.signInByRedirect();
      else await finish(offer.provider, await microsoft.signInByPopup(onClosed));
    } catch (error) {
      // The library reports a closed popup much later, possibly while a newer one is open.
      if (!isClosed) end(failure(error));
    }
  };

  const withAny = async (offer: SocialOffer) => {
    const inPlace = leavesPage();
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
    stop.current = awaitResponse(popup, pending.state, {
      onResponse: (response) => {
        popup.close();
        take(response, pending);
      },
      onClosed: closed,
    });
    popup.location.href = await authorizeUrl(offer, pending);
  };

  return {
    busy,
    feedback,
    start(offer: SocialOffer) {
      // The result of an earlier attempt must not be shown as the result of this one.
      stop.current?.();
      stop.current = null;
      setBusy(offer.provider);
      setFeedback({ text: texts.waiting(texts.names[offer.provider]), bad: false });
      void (offer.provider === "microsoft" && !offer.local ? withMicrosoft(offer) : withAny(offer));
    },
  };
}

/** The message for a response without a proof. */
export function providerError(error: string | undefined): SocialFeedback {
  return error && isCancelled(error)
    ? { text: texts.cancelled, bad: false }
    : { title: t.errors.social, text: texts.nothingChanged, bad: true };
}

/** The message for an error during sign-in. */
export function failure(error: unknown): SocialFeedback {
  const code = error instanceof Error && "errorCode" in error ? String(error.errorCode) : "";
  if (code === "popup_window_error" || code === "empty_window_error")
    return { text: texts.blocked, bad: true };
  if (code && isCancelled(code)) return { text: texts.cancelled, bad: false };
  if (code) return { title: t.errors.social, text: texts.nothingChanged, bad: true };
  if (error instanceof ApiError && error.code === "SOCIAL_CONFIRM")
    return { text: error.message, bad: false };
  const isBare = error instanceof ApiError && error.isBare;
  const text = error instanceof Error && error.message && !isBare ? error.message : t.errors.social;
  return text === t.errors.social
    ? { title: text, text: texts.nothingChanged, bad: true }
    : { text, bad: true };
}

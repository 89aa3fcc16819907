import type { SocialOffer } from "@lantern/contract/http";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "../../../api/error.ts";
import { t } from "../../../i18n/index.ts";
import type { Answer } from "./answer.ts";
import { isCancelled } from "./cancelled.ts";
import { microsoft } from "./microsoft.ts";
import { awaitAnswer, openPopup } from "./popup.ts";
import { authorizeUrl, begin, forgetPending, type Pending, type Proof, proofOf } from "./request.ts";
import { verify } from "./verify.ts";

const texts = t.access.social;
/** On a phone a second window is a second page to get lost in. */
const onePage = "(max-width: 760px)";

/** What a person is told about a sign-in with a provider. */
export interface Said {
  title?: string;
  text: string;
  bad: boolean;
}

/** What is made of a proof where it does not sign in; resolves with what there is to say then. */
export type Use = (provider: SocialOffer["provider"], proof: Proof) => Promise<Said>;

/**
 * Asks a provider who somebody is: which one is under way, what there is to say, and how to begin. Signs in with the
 * answer, or does with it what `use` does; that stays on its page, in a window of the provider's own everywhere.
 */
export function useSocial(use?: Use) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState<SocialOffer["provider"] | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const leavesPage = () => !use && matchMedia(onePage).matches;
  const end = (what: Said | null) => {
    setBusy(null);
    setSaid(what);
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

  const take = (answer: Answer, pending: Pending) => {
    const proof = proofOf(answer, pending);
    if (proof) void finish(pending.provider, proof);
    else end(refusal(answer.error));
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
      // The library gives a closed window up much later, perhaps under another that is open by then.
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
    stop.current = awaitAnswer(popup, pending.state, {
      onAnswer: (answer) => {
        popup.close();
        take(answer, pending);
      },
      onClosed: closed,
    });
    popup.location.href = await authorizeUrl(offer, pending);
  };

  return {
    busy,
    said,
    start(offer: SocialOffer) {
      // What becomes of an attempt before must not be taken for the news of this one.
      stop.current?.();
      stop.current = null;
      setBusy(offer.provider);
      setSaid({ text: texts.waiting(texts.names[offer.provider]), bad: false });
      void (offer.provider === "microsoft" && !offer.local ? withMicrosoft(offer) : withAny(offer));
    },
  };
}

/** What to say of an answer without a proof. */
export function refusal(error: string | undefined): Said {
  return error && isCancelled(error)
    ? { text: texts.cancelled, bad: false }
    : { title: t.errors.social, text: texts.nothingChanged, bad: true };
}

/** What to say when a sign-in has thrown. */
export function failure(error: unknown): Said {
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

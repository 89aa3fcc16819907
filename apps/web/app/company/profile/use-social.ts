import type { SocialOffer } from "@lantern/contract/http";
import { useEffect, useState } from "react";
import { type SocialFeedback, type SocialState, socialAttempts } from "../../api/access/social/attempts.ts";
import type { Proof } from "../../api/access/social/request.ts";

/** What to do with a proof; resolves with the message to show. */
type ProofHandler = (provider: SocialOffer["provider"], proof: Proof) => Promise<SocialFeedback>;

/** Proves an account with a provider, in a popup: which one is in progress, the message to show, and `start`. */
export function useSocialProof(use: ProofHandler) {
  const [state, show] = useState<SocialState>({ busy: null, feedback: null });
  const [attempts] = useState(() => socialAttempts({ use, leavesPage: () => false, show }));
  useEffect(() => () => attempts.stop(), [attempts]);
  return { ...state, start: attempts.start };
}

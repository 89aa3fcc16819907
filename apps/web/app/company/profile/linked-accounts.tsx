import { listIdentities, unlinkIdentity } from "@lantern/contract/endpoints/social";
import type { SocialOffer, User } from "@lantern/contract/http";
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type SocialFeedback, type SocialState, socialAttempts } from "../../api/access/social/attempts.ts";
import type { Proof } from "../../api/access/social/request.ts";
import { link } from "../../api/access/social/verify.ts";
import { messageFor } from "../../api/error.ts";
import { pageConfig } from "../../api/page-config.ts";
import { refresh } from "../../api/query-client.ts";
import { request } from "../../api/request.ts";
import { browserZone, formatMoment } from "../../i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Note } from "../../ui/note.tsx";
import { ProviderLogo } from "../../ui/provider-logo.tsx";
import { toast } from "../../ui/toast.ts";
import { texts as profileTexts } from "./texts.ts";

const texts = profileTexts.linked;
const query = queryOptions({
  queryKey: ["identities"],
  queryFn: async () => (await request(listIdentities)).items,
});

/** The accounts of other providers that sign this user in, to unlink or to add. */
export function LinkedAccounts({ user }: { user: User }) {
  const list = useQuery(query);
  const unlink = useMutation({
    mutationFn: (id: string) => request(unlinkIdentity, { params: { id } }),
    onSuccess: () => {
      toast.good(texts.unlinked);
      return refresh(query.queryKey);
    },
    onError: (failure) => toast.bad(messageFor(failure)),
  });
  return (
    <Loaded query={list} label={texts.loading}>
      {(data) => (
        <div className="grid gap-4">
          {data.length === 0 && <p className="text-ink-soft">{texts.none}</p>}
          <ul className="grid empty:hidden">
            {data.map(({ id, provider, email, linked_at }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-2.5"
              >
                <span className="min-w-0">
                  <b className="block">
                    {texts.names[provider]}
                    {email && `, ${email}`}
                  </b>
                  <span className="text-sm text-ink-soft">
                    {texts.since(formatMoment(linked_at, browserZone()))}
                  </span>
                </span>
                <Button
                  size="sm"
                  busy={unlink.isPending}
                  aria-label={texts.unlinkOne(texts.names[provider])}
                  onClick={() => unlink.mutate(id)}
                >
                  {texts.unlink}
                </Button>
              </li>
            ))}
          </ul>
          <LinkAnother user={user} />
        </div>
      )}
    </Loaded>
  );
}

/** The link must be confirmed by email, so this ends with a message about it. */
function LinkAnother({ user }: { user: User }) {
  const { providers } = pageConfig();
  const { busy, feedback, start } = useSocialProof(async (provider, proof) => {
    await link(provider, proof);
    return { text: texts.emailed(user.email), bad: false };
  });
  if (providers.length === 0) return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{texts.add}</legend>
      <div className="flex flex-wrap gap-2">
        {providers.map((offer) => (
          <Button
            key={offer.provider}
            busy={busy === offer.provider}
            aria-label={texts.addOne(texts.names[offer.provider])}
            onClick={() => start(offer)}
          >
            <ProviderLogo provider={offer.provider} />
            {texts.names[offer.provider]}
          </Button>
        ))}
      </div>
      {feedback && (
        <Note
          kind={feedback.bad ? "bad" : "info"}
          title={feedback.title}
          role={feedback.bad ? "alert" : "status"}
        >
          {feedback.text}
        </Note>
      )}
    </fieldset>
  );
}

/** What to do with a proof; resolves with the message to show. */
type ProofHandler = (provider: SocialOffer["provider"], proof: Proof) => Promise<SocialFeedback>;

/** Proves an account with a provider, in a popup: which one is in progress, the message to show, and `start`. */
function useSocialProof(use: ProofHandler) {
  const [state, show] = useState<SocialState>({ busy: null, feedback: null });
  const [attempts] = useState(() => socialAttempts({ use, byRedirect: () => false, show }));
  useEffect(() => () => attempts.stop(), [attempts]);
  return { ...state, start: attempts.start };
}

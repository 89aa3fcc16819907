import type { getSingleSignOn, MissingGroups, ResponseOf, SingleSignOn } from "@lantern/contract/http";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { messageFor } from "../../api/error.ts";
import { formatDayHere } from "../../i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { CopyField } from "../../ui/copy-field.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Note } from "../../ui/note.tsx";
import { toast } from "../../ui/toast.ts";
import { OwnersPage } from "../shared/owners-page.tsx";
import { singleSignOnApi, singleSignOnQuery } from "./data.ts";
import { Domains } from "./domains.tsx";
import { oldAddressState } from "./model.ts";
import { ProviderForm } from "./provider-form.tsx";
import { ProviderTest } from "./provider-test.tsx";
import { SecondSubjects } from "./second-subjects.tsx";
import { texts } from "./texts.ts";

export default function SingleSignOnPage() {
  return (
    <OwnersPage texts={texts}>
      <Settings />
    </OwnersPage>
  );
}

function Settings() {
  const settings = useQuery(singleSignOnQuery);
  useEmailedProof();
  return (
    <Loaded query={settings} label={texts.loading}>
      {(data) => (
        <div className="grid gap-10">
          {data.old_redirect_uri && (
            <OldAddress
              oldUri={data.old_redirect_uri}
              newUri={data.redirect_uri}
              until={data.old_redirect_until}
            />
          )}
          <SecondSubjects subjects={data.second_subjects} />
          {data.provider && <GroupsNote provider={data.provider} people={data.missing_groups} />}
          <Addresses addresses={data} />
          <ProviderForm key={data.provider?.issuer} provider={data.provider} />
          <Domains domains={data.domains} />
          {data.provider && <ProviderTest provider={data.provider} />}
        </div>
      )}
    </Loaded>
  );
}

/** In local mode a link in an email proves a domain. */
function useEmailedProof(): void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [id, proof] = [search.get("domain"), search.get("proof")];
  useEffect(() => {
    if (!id || !proof) return;
    navigate({ search: "" }, { replace: true });
    singleSignOnApi.prove(id, proof).then(
      ({ domain }) => toast.good(texts.nowProved(domain)),
      (error: unknown) => toast.bad(messageFor(error)),
    );
  }, [id, proof, navigate]);
}

/** What an Owner registers at the provider. */
function Addresses({ addresses }: { addresses: ResponseOf<typeof getSingleSignOn> }) {
  return (
    <section aria-labelledby="addresses" className="grid max-w-160 gap-5">
      <div className="grid gap-1.5">
        <h2 id="addresses" className="text-xl">
          {texts.addresses}
        </h2>
        <p className="text-ink-soft">{texts.addressesText}</p>
      </div>
      <CopyField label={texts.redirect} text={addresses.redirect_uri} />
      <CopyField label={texts.postLogout} text={addresses.post_logout_redirect_uri} />
      <CopyField label={texts.backChannel} text={addresses.back_channel_logout_uri} />
    </section>
  );
}

interface OldAddressProps {
  oldUri: string;
  newUri: string;
  /** From then on we refuse sign-ins by the old address; null: never. */
  until: string | null;
}

/** How a company moves to a redirect address of its own. */
function OldAddress({ oldUri, newUri, until }: OldAddressProps) {
  const [now] = useState(Date.now);
  const state = oldAddressState(until, now);
  const tryNew = useMutation({
    mutationFn: singleSignOnApi.tryOwnAddress,
    onError: (error) => toast.bad(messageFor(error)),
  });
  return (
    <section aria-labelledby="move" className="grid max-w-160 gap-5">
      <div className="grid gap-1.5">
        <h2 id="move" className="text-xl">
          {texts.move}
        </h2>
        <p className="text-ink-soft">{texts.moveText}</p>
      </div>
      <Note kind={state === "ended" ? "bad" : state === "ends" ? "warn" : "info"}>
        {texts.oldAddress[state](until ? formatDayHere(until) : "")}
      </Note>
      <CopyField label={texts.newRedirect} text={newUri} />
      <CopyField label={texts.oldRedirect} text={oldUri} />
      <Button
        tone="primary"
        size="lg"
        className="w-fit"
        busy={tryNew.isPending || tryNew.isSuccess}
        onClick={() => tryNew.mutate()}
      >
        {texts.tryNew}
      </Button>
      <p className="text-sm text-ink-soft">{texts.tryNewHint}</p>
    </section>
  );
}

/** Whose groups did not arrive, so that nobody waits for a role that nobody gives. */
function GroupsNote({ provider, people }: { provider: SingleSignOn; people: MissingGroups[] }) {
  if (people.length === 0) return null;
  return (
    <Note kind="bad" title={texts.missingGroups} className="max-w-160">
      <p>{texts.missingGroupsText(provider.group_claim ?? "", provider.owner_group ?? "")}</p>
      <ul className="mt-2 grid gap-2">
        {people.map(({ email, problem, received }) => (
          <li key={email} className="break-words">
            <b className="font-semibold">{email}</b>
            {": "}
            {problem === "other_form"
              ? texts.groupProblems.other_form(received.join(", "))
              : texts.groupProblems[problem]}
          </li>
        ))}
      </ul>
    </Note>
  );
}

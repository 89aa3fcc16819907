import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { messageFor } from "../../api/error.ts";
import { singleSignOnApi, singleSignOnQuery } from "./data.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { toast } from "../../ui/toast.ts";
import { OwnersPage } from "../shared/owners-page.tsx";
import { Addresses } from "./addresses.tsx";
import { Domains } from "./domains.tsx";
import { GroupsNote } from "./groups-note.tsx";
import { OldAddress } from "./old-address.tsx";
import { ProviderForm } from "./provider-form.tsx";
import { ProviderTest } from "./provider-test.tsx";
import { SecondSubjects } from "./second-subjects.tsx";
import { texts } from "./texts.ts";

export default function SingleSignOn() {
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

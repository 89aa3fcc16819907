import type { CompanyDomain, User } from "@lantern/contract/http";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { messageFor } from "../../api/error.ts";
import { Form, Submit } from "../../forms/form.tsx";
import { OwnPasswordField } from "../../forms/own-password.tsx";
import { useForm } from "../../forms/use-form.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { CopyField } from "../../ui/copy-field.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { toast } from "../../ui/toast.ts";
import { PasswordDialog } from "../shared/password-dialog.tsx";
import { useUser } from "../shell/use-user.ts";
import { singleSignOnApi } from "./data.ts";
import { texts } from "./texts.ts";

const initial = { domain: "", current_password: "" };

/** The company's domains, and how each is proved. */
export function Domains({ domains }: { domains: CompanyDomain[] }) {
  const user = useUser();
  const form = useForm({
    schema: "addDomainBody",
    initial,
    send: singleSignOnApi.addDomain,
    done(_, refill) {
      toast.good(texts.domainAdded);
      refill(initial);
    },
  });
  return (
    <section aria-labelledby="domains" className="grid max-w-160 gap-5">
      <div className="grid gap-1.5">
        <h2 id="domains" className="text-xl">
          {texts.domains}
        </h2>
        <p className="text-ink-soft">{texts.domainsText}</p>
      </div>
      {domains.length > 0 && (
        <ul className="grid">
          {domains.map((domain) => (
            <DomainRow key={domain.id} domain={domain} user={user} />
          ))}
        </ul>
      )}
      <Form form={form} className="grid gap-5">
        <Field label={texts.domain} {...form.field("domain")}>
          <Input inputMode="url" autoComplete="off" spellCheck={false} placeholder={texts.domainExample} />
        </Field>
        {user && <OwnPasswordField user={user} {...form.field("current_password")} />}
        <Submit className="w-fit" sending={texts.adding}>
          {texts.addDomain}
        </Submit>
      </Form>
    </section>
  );
}

function DomainRow({ domain: row, user }: { domain: CompanyDomain; user: User | null }) {
  const { id, domain, proved_at, record_name, record_value } = row;
  const [asking, setAsking] = useState(false);
  const prove = useMutation({
    mutationFn: () => singleSignOnApi.prove(id),
    onSuccess: () => toast.good(texts.nowProved(domain)),
    onError: (error) => toast.bad(messageFor(error)),
  });
  return (
    <li className="grid gap-4 border-b border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-baseline gap-3">
          <h3 className="font-text text-base font-semibold tracking-normal wrap-anywhere">{domain}</h3>
          <Badge tone={proved_at ? "moss" : "ember"} boxed>
            {proved_at ? texts.proved : texts.unproved}
          </Badge>
        </div>
        <Button size="sm" aria-label={texts.removeDomainOf(domain)} onClick={() => setAsking(true)}>
          {texts.removeDomain}
        </Button>
      </div>
      {asking && user && (
        <PasswordDialog
          user={user}
          question={{
            title: texts.removeDomainOf(domain),
            text: texts.removeDomainText,
            confirm: texts.removeDomain,
          }}
          danger
          act={(password) => singleSignOnApi.removeDomain(id, password)}
          onDone={() => toast.good(texts.domainRemoved)}
          onClose={() => setAsking(false)}
        />
      )}
      {!proved_at && (
        <>
          <p className="text-sm text-ink-soft">{texts.record}</p>
          <CopyField label={texts.recordName} text={record_name} />
          <CopyField label={texts.recordValue} text={record_value} />
          <Button
            className="w-fit"
            aria-label={texts.checkOf(domain)}
            busy={prove.isPending}
            onClick={() => prove.mutate()}
          >
            {texts.check}
          </Button>
        </>
      )}
    </li>
  );
}

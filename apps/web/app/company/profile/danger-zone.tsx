import { creditsCsv } from "@lantern/contract/endpoints/company";
import type { User } from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { signOutAfterDeletion } from "../../api/access/session.ts";
import { download } from "../../api/download.ts";
import { ApiError, messageFor } from "../../api/error.ts";
import { administratorsQuery } from "../../api/queries/administrators.ts";
import { ordersQuery } from "../../api/queries/billing.ts";
import { everybody, participantApi } from "../../api/queries/participants.ts";
import { saveInsights } from "../../api/queries/reports.ts";
import { saveCsv } from "../../api/save-file.ts";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { FieldErrors } from "../../forms/outcome.ts";
import { OwnPasswordField } from "../../forms/own-password.tsx";
import { useForm } from "../../forms/use-form.ts";
import { Button, textLink } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Note } from "../../ui/note.tsx";
import { toast } from "../../ui/toast.ts";
import { dataApi } from "./data.ts";
import { texts as profileTexts } from "./texts.ts";

const texts = profileTexts.yourData.deleteAccount;

/** Actions that cannot be undone: deleting the account or the company. */
export function DangerZone({ user }: { user: User }) {
  const [asking, setAsking] = useState(false);
  const owner = user.user_type_id === Role.CONSUMER_ADMIN;
  const admins = useQuery({ ...administratorsQuery, enabled: owner }).data?.items;
  const alone = admins?.length === 1;
  return (
    <div className="grid gap-6">
      <div className="grid justify-items-start gap-3">
        <h3>{texts.title}</h3>
        <p>{alone ? texts.alone : texts.text}</p>
        <Button tone="danger" onClick={() => setAsking(true)}>
          {texts.button}
        </Button>
      </div>
      {owner && user.company && <CompanyEnd user={user} name={user.company.name} />}
      {asking && <DeleteAccountDialog user={user} alone={alone} onClose={() => setAsking(false)} />}
    </div>
  );
}

interface DeleteAccountProps {
  user: User;
  /** The company goes with its only administrator, which needs the password. */
  alone: boolean;
  onClose: () => void;
}

function DeleteAccountDialog({ user, alone, onClose }: DeleteAccountProps) {
  const [isOnlyOwner, setOnlyOwner] = useState(false);
  const form = useForm({
    schema: "proofBody",
    initial: { current_password: "" },
    send: ({ current_password }) =>
      dataApi.deleteAccount(current_password).catch((error: unknown) => {
        setOnlyOwner(error instanceof ApiError && error.code === "USER_004");
        throw error;
      }),
    done: () => signOutAfterDeletion(texts.done),
  });
  if (isOnlyOwner)
    return (
      <Dialog
        open
        onClose={onClose}
        title={texts.confirmTitle}
        description={texts.onlyOwner}
        actions={
          <>
            <Button onClick={onClose}>{texts.cancel}</Button>
            <ButtonLink to="/dashboard/team">{texts.toAdministrators}</ButtonLink>
          </>
        }
      />
    );
  return (
    <FormDialog
      form={form}
      danger
      onClose={onClose}
      title={texts.confirmTitle}
      description={alone ? texts.alone : texts.confirmText}
      cancel={texts.cancel}
      submit={texts.confirm}
    >
      {alone && <OwnPasswordField user={user} {...form.field("current_password")} />}
    </FormDialog>
  );
}

const endTexts = profileTexts.yourData.company;

/** Deletes the company, confirmed by its name and the password. */
function CompanyEnd({ user, name }: { user: User; name: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="grid justify-items-start gap-3">
      <h3>{endTexts.title}</h3>
      <p>{endTexts.text}</p>
      <Unpaid />
      <Copies />
      <Button tone="danger" onClick={() => setAsking(true)}>
        {endTexts.button}
      </Button>
      {asking && <EndDialog user={user} name={name} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** Invoices that must be paid although the company is gone. */
function Unpaid() {
  const orders = useInfiniteQuery(ordersQuery).data ?? [];
  const unpaid = orders.filter(
    ({ method, status }) => method === "invoice" && (status === "open" || status === "part_paid"),
  );
  if (unpaid.length === 0) return null;
  return (
    <Note kind="warn" title={endTexts.unpaid(unpaid.length)}>
      <Link to="/dashboard/billing" className={textLink}>
        {endTexts.toBilling}
      </Link>
    </Note>
  );
}

/** What the company can take along. */
function Copies() {
  const onError = (error: unknown) => toast.bad(messageFor(error));
  const people = useMutation({
    mutationFn: () => participantApi.export(everybody, "name.asc"),
    onSuccess: (csv) => saveCsv(endTexts.peopleFile, String(csv)),
    onError,
  });
  const ledger = useMutation({ mutationFn: () => download(creditsCsv, {}), onError });
  const results = useMutation({ mutationFn: saveInsights, onError });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="w-full text-ink-soft">{endTexts.copies}</p>
      {([people, ledger, results] as const).map((save, index) => (
        <Button key={endTexts.files[index]} size="sm" busy={save.isPending} onClick={() => save.mutate()}>
          {endTexts.files[index]}
        </Button>
      ))}
    </div>
  );
}

function EndDialog({ user, name, onClose }: { user: User; name: string; onClose: () => void }) {
  const form = useForm({
    schema: "deleteCompanyBody",
    initial: { name: "", current_password: "" },
    async send(body) {
      if (body.name !== name.trim()) throw new FieldErrors({ name: endTexts.mismatch });
      await dataApi.removeCompany(body.name, body.current_password);
    },
    done: () => signOutAfterDeletion(endTexts.done(name), endTexts.doneText),
  });
  return (
    <FormDialog
      form={form}
      danger
      onClose={onClose}
      title={endTexts.confirmTitle(name)}
      description={endTexts.confirmText}
      cancel={endTexts.cancel}
      submit={endTexts.confirm}
    >
      <Field label={endTexts.type(name)} {...form.field("name")}>
        <Input autoComplete="off" />
      </Field>
      <OwnPasswordField user={user} {...form.field("current_password")} />
    </FormDialog>
  );
}

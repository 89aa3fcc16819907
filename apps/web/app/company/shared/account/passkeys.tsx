import type { Passkey, User } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { authenticatorQuery, secondFactorApi } from "../../../api/queries/second-factor.ts";
import { FormDialog } from "../../../forms/form-dialog.tsx";
import { OwnPasswordField } from "../../../forms/own-password.tsx";
import { useForm } from "../../../forms/use-form.ts";
import { browserZone, formatMoment } from "../../../i18n/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { toast } from "../../../ui/toast.ts";
import { PasswordDialog } from "../password-dialog.tsx";
import { deviceName } from "./device.ts";
import { texts as accountTexts } from "./texts.ts";

const texts = accountTexts.passkeys;
const RecoveryCodes = lazy(() => import("./recovery-codes.tsx"));

/** The passkeys of the user: add, remove. */
export function Passkeys({ user }: { user: User }) {
  const status = useQuery(authenticatorQuery);
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <Loaded query={status} label={texts.loading}>
      {({ passkeys }) => (
        <div className="grid justify-items-start gap-4">
          <p>{passkeys.length > 0 ? texts.some : texts.none}</p>
          <ul className="grid w-full empty:hidden">
            {passkeys.map((passkey) => (
              <Row key={passkey.id} passkey={passkey} onRemove={() => setRemoving(passkey)} />
            ))}
          </ul>
          {passkeys.length < limits.passkeysMax ? (
            <Button size="lg" onClick={() => setAdding(true)}>
              {texts.add}
            </Button>
          ) : (
            <p className="text-sm text-ink-soft">{texts.full}</p>
          )}
          {adding && <AddPasskey user={user} onCodes={setCodes} onClose={() => setAdding(false)} />}
          {removing && (
            <PasswordDialog
              user={user}
              question={texts.removing(removing.name)}
              danger
              act={(password) => secondFactorApi.removePasskey(removing.id, password)}
              onDone={() => toast.good(texts.removed)}
              onClose={() => setRemoving(null)}
            />
          )}
          <Suspense>{codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}</Suspense>
        </div>
      )}
    </Loaded>
  );
}

function Row({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { name, created_at, last_used_at } = passkey;
  const on = (moment: string) => formatMoment(moment, browserZone());
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-2.5">
      <span className="min-w-0">
        <b className="block">{name}</b>
        <span className="text-sm text-ink-soft">
          {texts.added(on(created_at))} {last_used_at ? texts.used(on(last_used_at)) : texts.unused}
        </span>
      </span>
      <Button size="sm" aria-label={texts.removeOne(name)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </li>
  );
}

interface AddProps {
  user: User;
  onCodes: (codes: string[] | null) => void;
  onClose: () => void;
}

/** Asks for a name and the password; then the browser makes the passkey. */
function AddPasskey({ user, onCodes, onClose }: AddProps) {
  const device = deviceName(navigator.userAgent) ?? texts.title;
  const form = useForm({
    schema: "passkeyForm",
    initial: { name: device, current_password: "" },
    body: ({ name, ...proof }) => ({ name: name.trim() || device, ...proof }),
    send: ({ name, current_password = "" }) => secondFactorApi.addPasskey(name, current_password),
    done(codes) {
      onClose();
      toast.good(texts.done);
      onCodes(codes);
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={texts.adding.title}
      description={texts.adding.text}
      submit={texts.adding.confirm}
    >
      <Field label={texts.name} hint={texts.nameHint} {...form.field("name")}>
        <Input maxLength={limits.nameMax} />
      </Field>
      <OwnPasswordField user={user} {...form.field("current_password")} />
    </FormDialog>
  );
}

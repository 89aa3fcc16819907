import type { User } from "@lantern/contract/http";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { leaveAfterDeletion } from "../../api/access/session.ts";
import { OwnPassword } from "../../forms/own-password.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { dataApi } from "./data.ts";
import { texts as profileTexts } from "./texts.ts";

const texts = profileTexts.yourData.company;

/** Deletes the company, confirmed by its name and the password. */
export function CompanyEnd({ user, name }: { user: User; name: string }) {
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  const [password, setPassword] = useState("");
  const end = useMutation({
    mutationFn: () => dataApi.removeCompany(typed.trim(), password),
    onSuccess: () => leaveAfterDeletion(texts.done(name), texts.doneText),
  });
  const submit = () => {
    setWrong(typed.trim() !== name.trim());
    if (typed.trim() === name.trim()) end.mutate();
  };
  return (
    <div className="grid justify-items-start gap-3">
      <h3>{texts.title}</h3>
      <p>{texts.text}</p>
      <Button tone="danger" onClick={() => setAsking(true)}>
        {texts.button}
      </Button>
      {asking && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title={texts.confirmTitle(name)}
          description={texts.confirmText}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{texts.cancel}</Button>
              <Button tone="danger" busy={end.isPending} onClick={submit}>
                {texts.confirm}
              </Button>
            </>
          }
        >
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              submit();
            }}
            className="mt-4 grid gap-3"
          >
            <Field label={texts.type(name)} error={wrong ? texts.mismatch : undefined}>
              <Input value={typed} onChange={(event) => setTyped(event.target.value)} autoComplete="off" />
            </Field>
            <OwnPassword user={user} value={password} onChange={setPassword} failure={end.error} />
          </form>
        </Dialog>
      )}
    </div>
  );
}

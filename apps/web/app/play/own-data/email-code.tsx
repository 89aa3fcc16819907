import { KeyRound, Mail } from "lucide-react";
import { useState } from "react";
import { joinByCode, requestCode } from "../../api/participant/access.ts";
import { Form } from "../../forms/form.tsx";
import { FieldErrors } from "../../forms/outcome.ts";
import { useForm } from "../../forms/use-form.ts";
import { t } from "../../i18n/index.ts";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Note } from "../../ui/note.tsx";
import { StageButton } from "../ui/buttons.tsx";

const texts = () => t.ownData().code;

interface Props {
  sessionId: string;
  /** Address of the invitation. Empty when it isn't known. */
  email: string;
  /** Called when the code was right and this browser is signed in with it. */
  onProved: () => void;
}

/** The field replaces the button that was clicked, so it takes the focus. */
const focus = (field: HTMLInputElement | null) => field?.focus();

/** Two steps for people without their personal link: request a code by email, then enter it. */
export function EmailCode({ sessionId, email, onProved }: Props) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [typed, setTyped] = useState(email);
  if (sentTo === null)
    return (
      <RequestCode
        sessionId={sessionId}
        email={typed}
        onSent={(address) => {
          setTyped(address);
          setSentTo(address);
        }}
      />
    );
  return (
    <EnterCode sessionId={sessionId} email={sentTo} onProved={onProved} onAnother={() => setSentTo(null)} />
  );
}

function RequestCode({
  sessionId,
  email,
  onSent,
}: Pick<Props, "sessionId" | "email"> & { onSent: (email: string) => void }) {
  const form = useForm({
    schema: "joinCodeBody",
    initial: { email },
    body: (typed) => ({ email: filled("email", typed.email, texts().needEmail), sessionId }),
    send: async (body) => {
      await requestCode(body.email, sessionId);
      return body.email;
    },
    done: onSent,
  });
  return (
    <Form form={form} className="grid gap-3.5" aria-label={texts().title}>
      <Problem text={form.failure} />
      <Field label={texts().emailLabel} {...form.field("email")}>
        <Input type="email" autoComplete="email" />
      </Field>
      <StageButton tone="solid" icon={Mail} type="submit" busy={form.busy} className="sm:justify-self-start">
        {texts().request}
      </StageButton>
    </Form>
  );
}

function EnterCode({ sessionId, email, onProved, onAnother }: Props & { onAnother: () => void }) {
  const form = useForm({
    schema: "emailedCodeBody",
    initial: { code: "" },
    body: (typed) => ({ email, sessionId, code: filled("code", typed.code, texts().needCode) }),
    send: ({ code }) => joinByCode(email, sessionId, code),
    done: onProved,
  });
  return (
    <Form form={form} className="grid gap-3.5" aria-label={texts().title}>
      <Problem text={form.failure} />
      <p role="status">{texts().sent(email)}</p>
      <Field label={texts().label} {...form.field("code")}>
        <Input
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          ref={focus}
        />
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <StageButton
          tone="solid"
          icon={KeyRound}
          type="submit"
          busy={form.busy}
          className="sm:justify-self-start"
        >
          {texts().confirm}
        </StageButton>
        <StageButton tone="line" disabled={form.busy} onClick={onAnother}>
          {texts().another}
        </StageButton>
      </div>
    </Form>
  );
}

/** What was typed; without it an error in the language of the session. */
function filled(name: string, typed: string, text: string): string {
  if (!typed.trim()) throw new FieldErrors({ [name]: text });
  return typed.trim();
}

const Problem = ({ text }: { text: string | null }) =>
  text && (
    <Note kind="bad" role="alert">
      {text}
    </Note>
  );

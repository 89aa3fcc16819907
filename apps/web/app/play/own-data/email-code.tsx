import { KeyRound, Mail } from "lucide-react";
import { type FormEvent, useState } from "react";
import { messageFor } from "../../api/error.ts";
import { joinByCode, requestCode } from "../../api/participant/access.ts";
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
export function EmailCode({ sessionId, email: initialEmail, onProved }: Props) {
  const [email, setEmail] = useState(initialEmail);
  const [code, setCode] = useState("");
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(messageFor(error) || texts().failed);
    } finally {
      setBusy(false);
    }
  };
  const sendRequest = () =>
    attempt(async () => {
      await requestCode(email.trim(), sessionId);
      setSent(true);
    });
  const enter = () =>
    attempt(async () => {
      await joinByCode(email.trim(), sessionId, code);
      onProved();
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!email.trim()) setProblem(texts().needEmail);
    else if (sent && !code.trim()) setProblem(texts().needCode);
    else void (sent ? enter() : sendRequest());
  };

  return (
    <form className="grid gap-3.5" onSubmit={submit} noValidate aria-label={texts().title}>
      {problem && (
        <Note kind="bad" role="alert">
          {problem}
        </Note>
      )}
      {sent ? (
        <>
          <p role="status">{texts().sent(email.trim())}</p>
          <Field label={texts().label}>
            <Input
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
              ref={focus}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          </Field>
          <div className="flex flex-wrap gap-2.5">
            <StageButton
              tone="solid"
              icon={KeyRound}
              type="submit"
              busy={busy}
              className="sm:justify-self-start"
            >
              {texts().confirm}
            </StageButton>
            <StageButton tone="line" disabled={busy} onClick={() => setSent(false)}>
              {texts().another}
            </StageButton>
          </div>
        </>
      ) : (
        <>
          <Field label={texts().emailLabel}>
            <Input
              type="email"
              name="email"
              autoComplete="email"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
          <StageButton tone="solid" icon={Mail} type="submit" busy={busy} className="sm:justify-self-start">
            {texts().request}
          </StageButton>
        </>
      )}
    </form>
  );
}

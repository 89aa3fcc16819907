import { KeyRound, Mail } from "lucide-react";
import { type FormEvent, useState } from "react";
import { messageFor } from "../../api/error.ts";
import { t } from "../../i18n/index.ts";
import { enterByCode, requestCode } from "../client/access.ts";
import { StageButton } from "../ui/buttons.tsx";

const words = t.live.code;

interface Props {
  sessionId: string;
  /** Where the invitation went, as far as it is known. */
  email: string;
  /** Called once the code was right and this browser is signed in with it. */
  onProved: () => void;
}

/** The field takes the place of the button that was pressed, and the focus with it. */
const focus = (field: HTMLInputElement | null) => field?.focus();

/** Two small steps for those without their personal link: ask for a code by email, then enter it. */
export function EmailCode({ sessionId, email: known, onProved }: Props) {
  const [email, setEmail] = useState(known);
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
      setProblem(messageFor(error) || t.live.join.failed);
    } finally {
      setBusy(false);
    }
  };
  const ask = () =>
    attempt(async () => {
      await requestCode(email.trim(), sessionId);
      setSent(true);
    });
  const enter = () =>
    attempt(async () => {
      await enterByCode(email.trim(), sessionId, code);
      onProved();
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!email.trim()) setProblem(t.live.join.needEmail);
    else if (sent && !code.trim()) setProblem(words.needCode);
    else void (sent ? enter() : ask());
  };

  return (
    <form onSubmit={submit} noValidate aria-label={words.title}>
      {problem && (
        <p className="l-problem" role="alert">
          {problem}
        </p>
      )}
      {sent ? (
        <>
          <p role="status">{words.sent(email.trim())}</p>
          <label>
            {words.label}
            <input
              className="l-field"
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
              ref={focus}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          </label>
          <div className="l-choices">
            <StageButton tone="solid" icon={KeyRound} type="submit" disabled={busy} aria-busy={busy}>
              {words.confirm}
            </StageButton>
            <StageButton tone="line" disabled={busy} onClick={() => setSent(false)}>
              {words.another}
            </StageButton>
          </div>
        </>
      ) : (
        <>
          <label>
            {t.live.join.emailLabel}
            <input
              className="l-field"
              type="email"
              name="email"
              autoComplete="email"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </label>
          <StageButton tone="solid" icon={Mail} type="submit" disabled={busy} aria-busy={busy}>
            {words.request}
          </StageButton>
        </>
      )}
    </form>
  );
}

import type { getOpenSession, ResponseOf } from "@lantern/contract/endpoints";
import { useQuery } from "@tanstack/react-query";
import { LogIn } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { messageFor } from "../../api/error.ts";
import { t } from "../../i18n/index.ts";
import { access, joinByEmail, joinByLink, resume } from "../client/access.ts";
import { publishParticipant, reset } from "../client/participant.ts";
import { useStore } from "../client/use-store.ts";
import { StageButton } from "../ui/buttons.tsx";
import { Panel } from "../ui/panel.tsx";
import { Closed, closedBy } from "./closed.tsx";
import { EmailCode } from "./email-code.tsx";
import { readJoinLink } from "./join-link.ts";
import { openSessionQuery } from "./open-session.ts";
import { Rsvp } from "./rsvp.tsx";
import { When } from "./when.tsx";

const texts = t.live.join;
type Open = ResponseOf<typeof getOpenSession>;

/** Path of the page where a participant of the session belongs now. */
export function sessionPath(session: Pick<Open, "id" | "status"> | undefined, sessionId: string): string {
  if (session?.status === "live") return `/experience/live/${sessionId}`;
  if (session?.status === "completed") return "/experience/end";
  return `/experience/wait/${sessionId}`;
}

/**
 * The join page: joins by a personal link, which fills in the address, or by an address. Only a click uses the link,
 * because programs open links too.
 */
export function JoinPage({ sessionId }: { sessionId: string }) {
  const navigate = useNavigate();
  const link = readJoinLink(useLocation().hash);
  const [given, setGiven] = useState(link);
  const [email, setEmail] = useState(link?.email ?? "");
  const [busy, setBusy] = useState(false);
  const remembered = useStore(access, (now) => now.problem);
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const session = useQuery(openSessionQuery(sessionId));
  const open = session.data;

  useEffect(() => {
    publishParticipant();
    // This tab has joined already, so a reload or "back" leads straight to the session.
    if (link !== null) return;
    resume(sessionId).then(
      (joined) => joined && navigate(sessionPath(open, sessionId), { replace: true }),
      () => {
        // The page shows the reason, from `access`.
      },
    );
  }, [sessionId, link, open, navigate]);

  if (link?.rsvp) return <Rsvp token={link.token} pressed={link.rsvp} session={open} />;

  const enter = async (event: FormEvent) => {
    event.preventDefault();
    // An address other than the link's own asks for that person's seat.
    const byLink = given && email === given.email ? given : null;
    if (!byLink && !email.trim()) return setMissing(true);
    setBusy(true);
    setMissing(false);
    setProblem(null);
    try {
      reset();
      if (byLink) await joinByLink(byLink.token, sessionId);
      else await joinByEmail(email.trim(), sessionId);
      navigate(sessionPath(open, sessionId), { replace: true });
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  };

  const failure = problem ?? remembered ?? session.error;
  const why = closedBy(failure, open);
  if (why)
    return (
      <Closed
        why={why}
        title={open?.title}
        again={() => {
          setGiven(null);
          setProblem(null);
          access.set({ problem: null });
        }}
      >
        {why === "SEAT_IN_USE" && (
          <EmailCode
            sessionId={sessionId}
            email={email.trim()}
            onProved={() => navigate(sessionPath(open, sessionId), { replace: true })}
          />
        )}
      </Closed>
    );
  const isOver = open?.status === "completed";
  const message = missing ? texts.needEmail : failure ? messageFor(failure) || texts.failed : null;
  return (
    <Panel heading={open?.title ?? texts.title}>
      <div>
        {!isOver && <p>{texts.greeting}</p>}
        <When session={open} />
      </div>
      <form onSubmit={enter} noValidate>
        {message && (
          <p className="l-problem" role="alert">
            {message}
          </p>
        )}
        <label>
          {texts.emailLabel}
          <input
            className="l-field"
            type="email"
            name="email"
            autoComplete="email"
            required={given === null}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </label>
        {given && <p className="l-quiet">{texts.fromLink}</p>}
        <StageButton tone="solid" icon={LogIn} type="submit" disabled={busy} aria-busy={busy}>
          {busy ? texts.busy : isOver ? texts.scorecard : texts.submit}
        </StageButton>
      </form>
      <div className="l-links">
        {!isOver && (
          <Link to={`/systemCheck?sessionId=${sessionId}${link ? `#join=${link.token}` : ""}`}>
            {texts.check}
          </Link>
        )}
        {link && (
          <Link to={`/experience/data?sessionId=${sessionId}#join=${link.token}`}>{t.yourData.own.link}</Link>
        )}
      </div>
    </Panel>
  );
}

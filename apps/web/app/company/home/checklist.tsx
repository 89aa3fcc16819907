import type { Session } from "@lantern/contract/http";
import { CircleAlert, CircleCheck, CircleDashed } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { actionTexts } from "../shared/session/action-texts.ts";
import { expectedIn, missingFrom, nextStep, uninvited } from "../shared/session/model.ts";
import { RemindButton } from "../shared/session/readiness/remind-button.tsx";
import { useSessionSteps } from "../shared/session/use-session-steps.ts";
import { openPoints } from "./model.ts";
import { texts as homeTexts } from "./texts.ts";

const texts = homeTexts.checklist;

/** What a session still needs before it can be played, and who is present once it runs. */
export function Checklist(props: { session: Session; now: number }) {
  return props.session.status === "live" ? <Live session={props.session} /> : <Preparation {...props} />;
}

/** A running session needs no invitations, responses or checks. */
function Live({ session }: { session: Session }) {
  const { attendees, here, came } = session.counts;
  const expected = expectedIn(session);
  return (
    <ul>
      <Point state="done" name={texts.attendees} note={texts.listed(attendees)} />
      <Point
        state={came >= expected ? "done" : "later"}
        name={texts.joined}
        note={texts.rsvpsGiven(came, expected)}
      />
      <Point state={here >= expected ? "done" : "later"} name={texts.here} note={texts.listed(here)} />
      <HostText session={session} />
    </ul>
  );
}

function HostText({ session: { hosting } }: { session: Session }) {
  return (
    <Point state="done" name={texts.host} note={hosting === "autopilot" ? texts.autopilot : texts.aHost} />
  );
}

/** Completed steps are shown less prominently. */
function Preparation({ session, now }: { session: Session; now: number }) {
  const steps = useSessionSteps(session);
  const page = `/dashboard/sessions/${session.id}`;
  const { counts } = session;
  const draft = session.status === "draft";
  const needed = openPoints(session);
  const open = uninvited(session);
  const undelivered = session.attendees.filter((person) => person.email_status === "failed").length;
  const helpless = session.attendees.filter((person) => person.readiness === "needs_help").length;
  const expected = expectedIn(session);
  const rsvps = counts.invited - counts.no_answer;
  const finish = draft && (missingFrom(session).length > 0 || nextStep(session, now) === "finish");
  return (
    <ul>
      <Point
        state={needed.includes("confirm") ? "open" : "done"}
        name={draft ? texts.confirm : texts.confirmed}
        note={draft ? texts.toConfirm : texts.seats(session.credits_reserved)}
      >
        {finish && (
          <ButtonLink size="sm" to={`/dashboard/createSession?draft=${session.id}`}>
            {actionTexts.actions.finish}
          </ButtonLink>
        )}
        {draft && !finish && (
          <Button size="sm" busy={steps.confirm.isPending} onClick={() => steps.confirm.mutate()}>
            {actionTexts.actions.confirm}
          </Button>
        )}
      </Point>
      <Point
        state={needed.includes("attendees") ? "open" : "done"}
        name={texts.attendees}
        note={counts.attendees > 0 ? texts.listed(counts.attendees) : texts.nobody}
      >
        {counts.attendees === 0 && (
          <ButtonLink size="sm" to={`${page}#attendees`}>
            {texts.add}
          </ButtonLink>
        )}
      </Point>
      <Point
        state={draft || counts.attendees === 0 ? "later" : needed.includes("invitations") ? "open" : "done"}
        name={texts.invitations}
        note={
          counts.attendees === 0
            ? undefined
            : open > 0
              ? texts.uninvited(open)
              : undelivered > 0
                ? texts.undelivered(undelivered)
                : texts.allInvited(counts.invited)
        }
      >
        {!draft && open === 0 && undelivered > 0 && (
          <ButtonLink size="sm" to={page}>
            {texts.see(undelivered)}
          </ButtonLink>
        )}
        {!draft && open > 0 && (
          <ButtonLink size="sm" to={`${page}/invitation`}>
            {texts.send(open)}
          </ButtonLink>
        )}
      </Point>
      <Point
        state={counts.invited > 0 && counts.no_answer === 0 ? "done" : "later"}
        name={texts.rsvps}
        note={counts.invited > 0 ? texts.rsvpsGiven(rsvps, counts.invited) : texts.rsvpsLater}
      >
        {!draft && <RemindButton session={session} request="answer" size="sm" />}
      </Point>
      <Point
        state={
          needed.includes("checks") ? "open" : expected > 0 && counts.ready >= expected ? "done" : "later"
        }
        name={texts.checks}
        note={expected > 0 ? texts.checked(counts.ready, expected) : undefined}
      >
        {helpless > 0 && (
          <ButtonLink size="sm" to={`${page}?state=needs_help`}>
            {texts.see(helpless)}
          </ButtonLink>
        )}
        {!draft && helpless === 0 && <RemindButton session={session} request="check" size="sm" />}
      </Point>
      <Point
        state="done"
        name={texts.teams}
        note={session.teams.length > 0 ? texts.formed(session.teams.length) : texts.formedThen}
      />
      <HostText session={session} />
    </ul>
  );
}

const marks = {
  done: { icon: CircleCheck, color: "text-moss" },
  open: { icon: CircleAlert, color: "text-ember" },
  later: { icon: CircleDashed, color: "text-ink-soft" },
};

function Point({
  state,
  name,
  note,
  children,
}: {
  state: keyof typeof marks;
  name: string;
  note?: string | undefined;
  children?: ReactNode;
}) {
  const { icon: Icon, color } = marks[state];
  return (
    <li className="grid min-h-14 grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-3 border-t border-line px-5 py-2 first:border-t-0 max-md:grid-cols-[20px_minmax(0,1fr)] max-md:px-4 max-md:[&>:nth-child(3)]:col-start-2 max-md:[&>:nth-child(3)]:justify-self-start max-md:[&>:nth-child(3)]:whitespace-normal">
      <Icon aria-hidden="true" strokeWidth={1.5} className={`size-5 ${color}`} />
      <span>
        <span className={state === "open" ? "font-semibold" : ""}>{name}</span>
        {note && <span className="ms-2 text-ink-soft max-md:ms-0 max-md:block max-md:text-sm">{note}</span>}
      </span>
      {children}
    </li>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { languageName, useExperienceTitle } from "../../api/queries/adventures.ts";
import { consoleApi, type SessionCard, sessionQuery } from "../../api/queries/platform.ts";
import { PageTitle } from "../../document/page-title.tsx";
import { Button, textLink } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { StateBadge } from "../../ui/state-badge.tsx";
import { toast } from "../../ui/toast.ts";
import { names } from "../names.ts";
import { texts as sessionsTexts } from "../sessions/texts.ts";
import { Facts } from "../shell/facts.tsx";
import { consoleGate } from "../shell/gate.ts";
import { Loaded } from "../shell/loaded.tsx";
import { start } from "../shell/moments.ts";
import { ReasonDialog } from "../shell/reason-dialog.tsx";
import { texts as shellTexts } from "../shell/texts.ts";

export const loader = consoleGate;

export default function PlatformSession() {
  const { id = "" } = useParams();
  return <Loaded query={useQuery(sessionQuery(id))}>{(session) => <Card session={session} />}</Loaded>;
}

function Card({ session }: { session: SessionCard }) {
  const [cancelling, setCancelling] = useState(false);
  const { id, title, company, attendees, came, invited, declined } = session;
  const experience = useExperienceTitle(session.experience);
  const isOpen = session.status === "draft" || session.status === "confirmed";
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        mark={<StateBadge status={session.status} boxed />}
        crumb={{ to: "/console/sessions", text: names.sessions, here: title }}
        actions={
          isOpen && (
            <Button tone="danger" onClick={() => setCancelling(true)}>
              {sessionsTexts.cancel}
            </Button>
          )
        }
      />
      <div className="grid gap-8">
        <Facts
          facts={[
            [
              sessionsTexts.facts.company,
              <Link key={company.id} to={`/console/companies/${company.id}`} className={textLink}>
                {company.name}
              </Link>,
            ],
            [sessionsTexts.facts.experience, experience ?? sessionsTexts.noExperience],
            [sessionsTexts.facts.start, start(session.starts_at, session.timezone)],
            [sessionsTexts.facts.end, start(session.ends_at, session.timezone)],
            [sessionsTexts.facts.seats, session.seats ?? shellTexts.list.no],
            [sessionsTexts.facts.people, sessionsTexts.people(attendees, invited, declined, came)],
            [sessionsTexts.facts.reserved, session.credits_reserved],
            [sessionsTexts.facts.hosting, sessionsTexts.hosting[session.hosting] ?? session.hosting],
            [sessionsTexts.facts.language, languageName(session.language)],
          ]}
        />
        <section aria-labelledby="logs">
          <h2 id="logs" className="mb-3">
            {sessionsTexts.logs}
          </h2>
          {session.teams.length === 0 && <p className="text-ink-soft">{sessionsTexts.noLogs}</p>}
          <ul className="grid gap-1">
            {session.teams.map((team, index) => (
              <li key={team.id}>
                <Link to={`/debug/experience?session=${id}&team=${team.id}`} className={textLink}>
                  {sessionsTexts.replay(team.name ?? sessionsTexts.unnamed(index + 1))}
                </Link>
                {", "}
                <Link to={`/debug/collaboration-analysis?session=${id}&team=${team.id}`} className={textLink}>
                  {sessionsTexts.measures}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
      {cancelling && (
        <ReasonDialog
          danger
          title={sessionsTexts.cancelTitle(title)}
          description={sessionsTexts.cancelText}
          submit={sessionsTexts.cancel.replace("…", "")}
          act={async (reason) => {
            await consoleApi.cancel({ id }, reason);
            toast.good(sessionsTexts.cancelled);
          }}
          onClose={() => setCancelling(false)}
        />
      )}
    </>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { languageName, useExperienceTitle } from "../../api/queries/adventures.ts";
import { platformApi, type SessionCard, sessionQuery } from "../../api/queries/platform.ts";
import { PageTitle } from "../../document/page-title.tsx";
import { Button, textLink } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { StateBadge } from "../../ui/state-badge.tsx";
import { toast } from "../../ui/toast.ts";
import { names } from "../names.ts";
import { Facts } from "../shared/facts.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { start } from "../shared/moments.ts";
import { ReasonDialog } from "../shared/reason-dialog.tsx";
import { texts as sharedTexts } from "../shared/texts.ts";
import { texts } from "./texts.ts";

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
              {texts.cancel}
            </Button>
          )
        }
      />
      <div className="grid gap-8">
        <Facts
          facts={[
            [
              texts.facts.company,
              <Link key={company.id} to={`/console/companies/${company.id}`} className={textLink}>
                {company.name}
              </Link>,
            ],
            [texts.facts.experience, experience ?? texts.noExperience],
            [texts.facts.start, start(session.starts_at, session.timezone)],
            [texts.facts.end, start(session.ends_at, session.timezone)],
            [texts.facts.seats, session.seats ?? sharedTexts.list.no],
            [texts.facts.people, texts.people(attendees, invited, declined, came)],
            [texts.facts.reserved, session.credits_reserved],
            [texts.facts.hosting, texts.hosting[session.hosting] ?? session.hosting],
            [texts.facts.language, languageName(session.language)],
          ]}
        />
        <section aria-labelledby="logs">
          <h2 id="logs" className="mb-3">
            {texts.logs}
          </h2>
          {session.teams.length === 0 && <p className="text-ink-soft">{texts.noLogs}</p>}
          <ul className="grid gap-1">
            {session.teams.map((team, index) => (
              <li key={team.id}>
                <Link to={`/debug/experience?session=${id}&team=${team.id}`} className={textLink}>
                  {texts.replay(team.name ?? texts.unnamed(index + 1))}
                </Link>
                {", "}
                <Link to={`/debug/collaboration-analysis?session=${id}&team=${team.id}`} className={textLink}>
                  {texts.measures}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
      {cancelling && (
        <ReasonDialog
          danger
          title={texts.cancelTitle(title)}
          description={texts.cancelText}
          submit={texts.cancel.replace("…", "")}
          act={async (reason) => {
            await platformApi.cancel({ id }, reason);
            toast.good(texts.cancelled);
          }}
          onClose={() => setCancelling(false)}
        />
      )}
    </>
  );
}

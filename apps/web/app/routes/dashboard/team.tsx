import { Role } from "@lantern/contract/roles";
import { useQuery } from "@tanstack/react-query";
import { useUser } from "../../features/access/use-user.ts";
import { teamQuery } from "../../features/team/api.ts";
import { InviteForm } from "../../features/team/components/invite-form.tsx";
import { TeamTable } from "../../features/team/components/team-table.tsx";
import { t } from "../../i18n/index.ts";
import { pageMeta } from "../../page-meta.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { Note } from "../../ui/note.tsx";
import { PageHeader } from "../../ui/page-header.tsx";

const texts = t.team;

export function meta() {
  return pageMeta({ title: t.shell.title(texts.title) });
}

export default function Team() {
  const user = useUser();
  const team = useQuery(teamQuery);
  const isOwner = user?.user_type_id === Role.CONSUMER_ADMIN;
  return (
    <>
      <PageHeader title={texts.title} sub={texts.sub} />
      <Loaded query={{ ...team, data: user ? team.data : undefined }} label={texts.loading}>
        {(data) =>
          user && (
            <>
              <TeamTable team={data} user={user} />
              {isOwner ? (
                <InviteForm />
              ) : (
                <Note className="mt-7" kind="plain">
                  {texts.ownersOnly}
                </Note>
              )}
            </>
          )
        }
      </Loaded>
    </>
  );
}

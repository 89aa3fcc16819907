import { Role } from "@lantern/contract/roles";
import { useQuery } from "@tanstack/react-query";
import { messageFor } from "../../api/error.ts";
import { useUser } from "../../features/access/use-user.ts";
import { teamQuery } from "../../features/team/api.ts";
import { InviteForm } from "../../features/team/components/invite-form.tsx";
import { TeamTable } from "../../features/team/components/team-table.tsx";
import { t } from "../../i18n/index.ts";
import { pageMeta } from "../../page-meta.ts";
import { Note } from "../../ui/note.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";

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
      {(team.isPending || !user) && <SkeletonRows label={texts.loading} />}
      {team.isError && (
        <Note kind="bad" role="alert" title={t.ui.list.couldNotLoad}>
          {messageFor(team.error)}
        </Note>
      )}
      {team.data && user && (
        <>
          <TeamTable team={team.data} user={user} />
          {isOwner ? (
            <InviteForm />
          ) : (
            <Note className="mt-7" kind="plain">
              {texts.ownersOnly}
            </Note>
          )}
        </>
      )}
    </>
  );
}

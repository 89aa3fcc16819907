import { Role } from "@lantern/contract/roles";
import { useQuery } from "@tanstack/react-query";
import { teamQuery } from "../../api/queries/administrators.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { Note } from "../../ui/note.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { names } from "../names.ts";
import { useUser } from "../shell/use-user.ts";
import { InviteForm } from "./invite-form.tsx";
import { TeamTable } from "./team-table.tsx";
import { texts } from "./texts.ts";

export default function Team() {
  const user = useUser();
  const team = useQuery(teamQuery);
  const isOwner = user?.user_type_id === Role.CONSUMER_ADMIN;
  return (
    <>
      <PageHeader title={names.team} sub={texts.sub} />
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

import { Role } from "@lantern/contract/roles";
import { useQuery } from "@tanstack/react-query";
import { administratorsQuery } from "../../api/queries/administrators.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { Note } from "../../ui/note.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { names } from "../names.ts";
import { useUser } from "../shell/use-user.ts";
import { AdministratorTable } from "./administrator-table.tsx";
import { InviteForm } from "./invite-form.tsx";
import { texts } from "./texts.ts";

export default function Administrators() {
  const user = useUser();
  const administrators = useQuery(administratorsQuery);
  const isOwner = user?.user_type_id === Role.CONSUMER_ADMIN;
  return (
    <>
      <PageHeader title={names.administrators} sub={texts.sub} />
      <Loaded
        query={{ ...administrators, data: user ? administrators.data : undefined }}
        label={texts.loading}
      >
        {(data) =>
          user && (
            <>
              <AdministratorTable administrators={data} user={user} />
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

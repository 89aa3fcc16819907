import { Role } from "@lantern/contract/roles";
import type { ReactNode } from "react";
import { Note } from "../../ui/note.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useUser } from "./use-user.ts";

interface Props {
  texts: { title: string; sub: string; crumb: string; ownersOnly: string };
  actions?: ReactNode;
  children: ReactNode;
}

/** A page below the company's settings. Only an Owner sees its content. */
export function OwnersPage({ texts, actions, children }: Props) {
  const user = useUser();
  return (
    <>
      <PageHeader
        title={texts.title}
        sub={texts.sub}
        crumb={{ to: "/dashboard/settings", text: texts.crumb, here: texts.title }}
        actions={actions}
      />
      {user && (user.user_type_id === Role.CONSUMER_ADMIN ? children : <Note>{texts.ownersOnly}</Note>)}
    </>
  );
}

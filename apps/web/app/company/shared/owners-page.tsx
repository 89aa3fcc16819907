import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Note } from "../../ui/note.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { names } from "../names.ts";
import { mayOpen, pageAt } from "../pages.ts";
import { useUser } from "../shell/use-user.ts";

interface Props {
  texts: { sub: string; ownersOnly: string };
  actions?: ReactNode;
  children: ReactNode;
}

/** A page below the company's settings. Only those whom the list names see its content. */
export function OwnersPage({ texts, actions, children }: Props) {
  const user = useUser();
  const page = pageAt(useLocation().pathname);
  const name = page?.name ?? "";
  return (
    <>
      <PageHeader
        title={name}
        sub={texts.sub}
        crumb={{ to: "/dashboard/settings", text: names.settings, here: name }}
        actions={actions}
      />
      {user && (mayOpen(user, page) ? children : <Note>{texts.ownersOnly}</Note>)}
    </>
  );
}

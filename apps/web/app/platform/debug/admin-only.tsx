import type { ReactNode } from "react";
import { useOutletContext } from "react-router";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Note } from "../../ui/note.tsx";
import { texts } from "./texts.ts";

/** Data that needs an ADMIN's sign-in; for others a note in its place. The layout says who is one. */
export function AdminOnly({ children }: { children: ReactNode }) {
  if (useOutletContext<boolean>()) return children;
  return (
    <Note
      action={
        <ButtonLink to="/login" reloadDocument>
          {texts.signIn}
        </ButtonLink>
      }
    >
      {texts.adminOnly}
    </Note>
  );
}

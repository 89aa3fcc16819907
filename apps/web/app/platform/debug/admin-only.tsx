import { ButtonLink } from "../../ui/button-link.tsx";
import { Note } from "../../ui/note.tsx";
import { texts } from "./texts.ts";

/** Shown instead of data that needs an ADMIN's sign-in. */
export function AdminOnly() {
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

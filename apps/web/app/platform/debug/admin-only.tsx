import { t } from "../../i18n/index.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";

/** Shown instead of data that needs an ADMIN's sign-in. */
export function AdminOnly() {
  return (
    <Note
      action={
        <ButtonLink to="/login" reloadDocument>
          {t.debug.signIn}
        </ButtonLink>
      }
    >
      {t.debug.adminOnly}
    </Note>
  );
}

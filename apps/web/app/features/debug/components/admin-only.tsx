import { t } from "../../../i18n/index.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";

/** Stands where the server would have to be asked, for who is not signed in as ADMIN. */
export function AdminOnly() {
  return <Note action={<ButtonLink to="/login">{t.debug.signIn}</ButtonLink>}>{t.debug.adminOnly}</Note>;
}

import { formatNumber } from "../../i18n/format.ts";
import type { shareTexts as english } from "./share-texts.ts";

/** The dialog that shares a report. */
export const shareTexts: typeof english = {
  title: "Bericht teilen",
  text: "Alle, die den Link haben, können diesen Bericht mit den Namen darin lesen, bis der Link abläuft. Ein Konto brauchen sie nicht, und ändern können sie nichts.",
  loading: "Die Links werden geladen",
  links: "Links zu diesem Bericht",
  ends: (day) => `Läuft am ${day} ab`,
  password: "mit Passwort",
  opened: (moment) => `zuletzt geöffnet am ${moment}`,
  notOpened: "noch nicht geöffnet",
  revoke: "Sperren",
  revokeOf: (day) => `Link sperren, der am ${day} abläuft`,
  revokeNow: "Jetzt sperren",
  revoked: "Link gesperrt",
  another: "Weiteren Link erstellen",
  end: "Link läuft ab",
  days: (days) => (days === 365 ? "In einem Jahr" : `In ${formatNumber(days)} Tagen`),
  passwordField: "Passwort",
  passwordHint: "Teilen Sie es auf anderem Weg mit als den Link, zum Beispiel am Telefon.",
  make: "Link erstellen",
  making: "Wird erstellt …",
  made: "Link erstellt",
  link: "Ihr neuer Link",
  once: "Kopieren Sie ihn jetzt: Wir zeigen ihn nur einmal.",
};

import { count } from "../../../i18n/de/phrases.ts";
import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Seiten, die Teams teilen",
  intro:
    "Alle, die den Link haben, können sie öffnen. Sie zeigen das Ende eines Teams, nichts über Ihr Unternehmen, und einen Vornamen nur, wenn die Person ihn eingeschaltet hat. Ob und wie lange Teams Seiten teilen dürfen, steht in den Einstellungen.",
  open: "Seite öffnen",
  shared: (day, end) => `Geteilt am ${day}, endet am ${end}`,
  names: (n) => (n === 0 ? "keine Namen" : count(n, "Vorname", "Vornamen")),
  end: "Beenden",
  endOf: (ending) => `Seite „${ending}“ beenden`,
  confirmText:
    "Der Link funktioniert dann sofort nicht mehr. Das Team kann eine neue Seite mit neuem Link teilen.",
  confirm: "Seite beenden",
  ended: "Seite beendet",
};

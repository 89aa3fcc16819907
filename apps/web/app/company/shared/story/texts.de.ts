import { formatNumber } from "../../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

/** A company’s own words in a story. */
export const texts: typeof english = {
  form: "Ihre Worte",
  publicNote:
    "Alle in Ihren Sessions können diese Worte lesen. Wer in einer anderen Sprache liest, sieht sie so, wie Sie sie geschrieben haben. Sie ändern nie ein Rätsel und werden nie zu Links.",
  saving: "Wird gespeichert",
  save: "Ihre Worte speichern",
  tooLong: (max) => `Bitte höchstens ${formatNumber(max)} Zeichen.`,
  count: (used, max) => `${formatNumber(used)} von ${formatNumber(max)}`,
  preview: {
    title: "Wo Ihr Team es liest",
    view: "Bildschirm",
    views: { desktop: "Computer", phone: "Handy" },
    frame: (scene) => `Die Szene „${scene}“ mit Ihren Worten`,
    where: (act, scene) => `${act}: ${scene}`,
    onCard: "Eine Person hat das auf einer Karte und liest es vor.",
    failed: "Die Vorschau ließ sich nicht laden. Ihre Worte sind nicht verloren.",
  },
  loading: "Die Geschichte wird geladen",
  none: "In dieses Abenteuer können Sie noch keine eigenen Worte einfügen.",
};

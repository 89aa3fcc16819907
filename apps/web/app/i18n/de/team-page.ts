import type { teamPage as english } from "../en/team-page.ts";
import { conjunction } from "./phrases.ts";

/** The public page of a team, and how its people share it. */
export const teamPage: typeof english = {
  title: "Die Seite eines Teams",
  loading: "Die Seite wird geöffnet",
  missing: "Diese Seite gibt es nicht",
  missingText:
    "Der Link ist unvollständig, oder die Seite des Teams ist beendet. Eine Szene kannst du trotzdem selbst spielen.",
  failed: "Wir konnten diese Seite nicht öffnen",
  again: "Noch einmal versuchen",
  a: "Ein Team",
  names: conjunction,
  playedIn: (month) => `Gespielt im ${month}`,
  roadText: (steps, ending) => `Der Weg des Teams: ${conjunction(steps)}. Sein Ende: ${ending}.`,
  chosen: "Was das Team getan hat",
  award: "Die Auszeichnung des Teams",
  lastWord: "Das letzte Wort des Teams",
  play: {
    title: "Was hättest du getan?",
    text: "Spiel selbst eine Szene: fünf Minuten mit drei Teammitgliedern, in deinem Browser und ohne Konto.",
    button: "Selbst eine Szene spielen",
    about: (story) => `Mehr über „${story}“`,
  },
  footer:
    "Jemand aus dem Team hat diese Seite geteilt. Sie zeigt einen Vornamen nur, wenn diese Person ihn eingeschaltet hat, und nichts darüber, wo das Team arbeitet.",
  product: "Lantern Hour: eine Stunde, eine Geschichte, ein Team",
  share: {
    title: "Teil die Seite deines Teams",
    intro:
      "Eine Seite für alle, die ihren Link haben: euer Ende, euer Weg mit dem, was ihr nicht gewählt habt, eure Auszeichnung und das letzte Wort eures Teams. Sie zeigt nichts über dein Unternehmen und einen Vornamen nur, wenn diese Person ihn einschaltet.",
    submit: "Die Seite deines Teams teilen",
    busy: "Die Seite wird erstellt",
    link: "Link zur Seite deines Teams",
    copy: "Link kopieren",
    copied: "Link kopiert",
    copyForChannel: "Für Slack oder Teams kopieren",
    postCopied: "Text und Link kopiert",
    message: (story, ending, share, url) =>
      `„${share}“ So endete ${story} für unser Team: ${ending}. Was hättest du getan? ${url}`,
    post: "Im Kanal deines Unternehmens posten",
    posted: "Im Kanal deines Unternehmens gepostet",
    open: "Die Seite öffnen",
    name: (first) => `Meinen Vornamen ${first} auf der Seite zeigen`,
    nameHint: "Nur du kannst deinen Namen einschalten. Die anderen entscheiden über ihren.",
    until: (day) => `Die Seite endet am ${day}.`,
    end: "Die Seite beenden",
    endTitle: "Die Seite deines Teams beenden?",
    endText: "Ihr Link funktioniert dann sofort nicht mehr. Eine neue Seite bekommt einen neuen Link.",
    cancel: "Behalten",
    ended: "Wir haben die Seite deines Teams beendet.",
    needProof: "Um die Seite zu teilen, öffne deinen Rückblick mit dem Link aus deiner E-Mail.",
  },
};

import type { fault as english } from "../en/fault.ts";

/** A participant's page that fails in the browser. */
export const fault: typeof english = {
  heading: "Diese Seite ist stehen geblieben",
  text: "In diesem Browserfenster ist etwas schiefgegangen, nicht in deiner Session. Dein Platz, deine Karten und deine Punkte sind noch da.",
  again: "Wieder beitreten",
};

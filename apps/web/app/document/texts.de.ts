import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  siteDescription:
    "Abenteuer mit Geschichte für Teams, die an verschiedenen Orten arbeiten: Zusammenspiel in Echtzeit, spielerische Entscheidungen und echte Begegnung in einer Stunde.",
};

import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  sub: "Bringen Sie ein paar eigene Worte in ein Abenteuer ein. Was Sie frei lassen, füllt die Geschichte mit ihren eigenen.",
  adventure: "Abenteuer",
  saved: "Ihre Worte sind gespeichert",
  savedText: "Sessions, die Sie ab jetzt bestätigen, verwenden sie.",
};

import type { texts as english } from "./field-texts.ts";

export const texts: typeof english = {
  ownPassword: {
    label: "Ihr Passwort",
    none: "Sie haben kein Passwort, deshalb geht das nur in den ersten zehn Minuten nach der Anmeldung. Ist das länger her, melden Sie sich zuerst ab und wieder an.",
  },
  terms: {
    accept: "Ich akzeptiere die",
    terms: "Nutzungsbedingungen",
    read: "und kenne die",
    privacy: "Datenschutzhinweise",
  },
};

import type { checkIn as english } from "../en/check-in.ts";

/** Three statements before and after a session. */
export const checkIn: typeof english = {
  title: {
    before: "Antes de empezar: tres frases cortas",
    after: "Otra vez las tres frases",
    two_weeks: "Dos semanas después: las tres frases",
    month: "Un mes después: las tres frases, por última vez",
  },
  consent:
    "Solo si quieres. Nadie de tu empresa ve tus respuestas: cuentan en promedios de al menos cinco personas, de los que se deja fuera por sorteo a una de cada diez, y después se borran.",
  statements: {
    contacts: "Cuando me atasco, sé a quién preguntar.",
    voice: "Me resulta fácil decir lo que pienso delante de estas personas.",
    belonging: "Siento que formo parte de este grupo.",
  },
  ends: ["en desacuerdo", "de acuerdo"],
  step: (step) => `${step} de 5${step === 1 ? ", en desacuerdo" : step === 5 ? ", de acuerdo" : ""}`,
  skip: "Saltar",
  stored: "Gracias, guardado. Todavía puedes cambiarlo.",
  last: {
    title: "La última vez, tu equipo acordó…",
    question: "¿Qué ha sido de ello?",
    options: { kept: "Se ha hecho", partly: "En parte", not_yet: "Todavía no" },
    few: "El equipo ve los totales cuando han respondido tres personas. Nadie ve quién ha respondido qué.",
    counts: (kept, partly, notYet) => `Se ha hecho: ${kept}. En parte: ${partly}. Todavía no: ${notYet}.`,
  },
};

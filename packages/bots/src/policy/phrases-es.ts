import type { Phrases } from "./phrases.ts";

export const spanish: Phrases = {
  briefing: ["Ya he leído la mía.", "¿Qué dice tu carta?", "¿Quién tiene la segunda carta?", "Por mí, ya."],
  decision: [
    "¿Qué hay en contra?",
    "Yo iría con suavidad.",
    "Yo lo veo de otra manera, cuéntame más.",
    "Bien visto. Cambio mi voto.",
    "¿Cuál se puede deshacer luego?",
  ],
  puzzle: [
    "¿Empiezo con mi dato?",
    "Un momento, eso no cuadra con mi dato.",
    "Probemos al revés.",
    "¿Quién tiene la pieza que falta?",
    "¡Encaja!",
    "¿Alguien puede leer otra vez la suya?",
  ],
  allocation: ["A mí me sobra uno.", "¿Quién lo necesita más?", "Miremos primero los pequeños."],
  round: ["Yo diría: {label}.", "Fácil: {label}.", "{label}. Casi siempre.", "A ver… {label}."],
  camp: ["Por poco.", "Me ha gustado cómo hablamos.", "¿Un té?"],
  reflection: [
    "Di algo por seguro demasiado pronto.",
    "Alguien preguntó, y eso me cambió la idea.",
    "Esperar costó más que actuar.",
    "Nos dejamos terminar las frases.",
    "Casi no oigo a quien menos hablaba.",
  ],
  kudos: [
    "Preguntaste en el momento justo.",
    "Eso me ayudó a pensar.",
    "Contigo no perdimos el hilo.",
    "Gracias por esperar.",
  ],
  commitment: [
    { when: "empiece la semana", will: "decir cada cual una cosa por la que nadie ha preguntado" },
    { when: "estemos a punto de decidir", will: "hacer una pregunta más" },
    { when: "votemos", will: "leer antes nuestras notas en voz alta" },
  ],
};

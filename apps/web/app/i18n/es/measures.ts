/** The scorecard's measures as text, made from their numbers: friendly, in bands, without comparing people. */
import type { Band, MeasureView } from "@lantern/engine/views";
import { count } from "./phrases.ts";

type Id = MeasureView["id"];

interface MeasureTexts {
  title: string;
  /** From low to high. */
  bands: readonly [string, string, string];
  how: string;
  /** Shown when there was nothing to measure. */
  nothing: string;
  sentence: (parts: MeasureView["parts"], band: Band, own: number | null) => string;
}

const order = { low: 0, middle: 1, high: 2 } as const;
const percent = (share: number) => `${Math.round(share * 100)} %`;

const measures: Record<Id, MeasureTexts> = {
  contribution: {
    title: "Reparto del trabajo",
    bands: ["Desigual", "Bastante parejo", "Parejo"],
    how: "Votos, jugadas en los enigmas, mensajes y datos compartidos por minuto presente. 1 significa que todos participaron por igual (equidad de Pielou); 0, que una persona lo hizo todo.",
    nothing: "Con menos de dos personas no hay nada que repartir.",
    sentence: ({ people = 0 }, band) =>
      [
        "Algunas personas movieron la historia mucho más que otras. ¿A quién se podía haber preguntado?",
        "Casi todo el equipo movió la historia. Una o dos personas cargaron con más.",
        `Las ${people} personas movieron la historia. Nadie cargó con ella a solas.`,
      ][order[band]] ?? "",
  },
  voice: {
    title: "Reparto de la palabra",
    bands: ["Desigual", "Bastante parejo", "Parejo"],
    how: "Segundos de voz que cada navegador notó y su dueño quiso compartir, por minuto presente; nunca lo que se dijo. 1 significa que todos hablaron por igual.",
    nothing: "Menos de dos personas compartieron cuánto hablaron. No pasa nada.",
    sentence: ({ people = 0 }, band, own) =>
      own === null
        ? ([
            "Unas pocas voces llenaron casi toda la hora.",
            "Casi todas las voces tuvieron sitio. Una o dos tuvieron más.",
            "Todas las voces tuvieron sitio.",
          ][order[band]] ?? "")
        : `Hablaste el ${percent(own)} del tiempo. A partes iguales sería el ${percent(1 / people)}.`,
  },
  clues: {
    title: "Datos compartidos",
    bands: ["Con reserva", "A medias", "Con apertura"],
    how: "Datos privados que un enigma necesitaba y que alguien marcó como dichos, o que tenía quien hizo la jugada final, entre todos los repartidos.",
    nothing: "No se jugó ningún enigma, así que no hizo falta ningún dato.",
    sentence: ({ dealt = 0, shared = 0 }) =>
      `De ${count(dealt, "dato necesario", "datos necesarios")}, ${shared === 1 ? "1 se dijo" : `${shared} se dijeron`} a tiempo.`,
  },
  listening: {
    title: "Escucha",
    bands: ["Firme", "En movimiento", "Fuerte"],
    how: "De las conversaciones que empezaron con votos distintos, aquellas en las que alguien se movió hacia lo que otra persona había elegido primero.",
    nothing: "Ninguna conversación empezó con votos distintos, así que nadie tuvo que moverse.",
    sentence: ({ split = 0, moved = 0 }) =>
      `${split === 1 ? "1 conversación empezó" : `${split} conversaciones empezaron`} con votos distintos. En ${moved}, alguien se movió hacia la primera elección de otra persona.`,
  },
  pace: {
    title: "Ritmo",
    bands: ["Irregular", "Variable", "Tranquilo"],
    how: "Tiempo de cada decisión comparado con el previsto para la escena. Menos de un cuarto es prisa, más de lo previsto es tarde; las dos cosas restan.",
    nothing: "No se tomó ninguna decisión.",
    sentence: ({ quick = 0, calm = 0, late = 0 }) =>
      [
        `${calm} de ${count(quick + calm + late, "decisión", "decisiones")} con el tiempo necesario.`,
        quick > 0 && `${count(quick, "rápida", "rápidas")}.`,
        late > 0 && `${count(late, "tardía", "tardías")}.`,
      ]
        .filter(Boolean)
        .join(" "),
  },
  togetherness: {
    title: "Unión",
    bands: ["Suelta", "Creciente", "Fuerte"],
    how: "Escenas que terminaron con todo el equipo dando el adelante, votando, confirmando o respondiendo, entre todas las que lo pedían.",
    nothing: "Ninguna escena pidió algo a todo el equipo.",
    sentence: ({ scenes = 0, together = 0 }) =>
      `En ${together} de ${count(scenes, "escena", "escenas")}, todo el equipo estaba a punto antes de seguir.`,
  },
};

export function measure({ id, band, parts, own }: MeasureView) {
  const { title, bands, how, nothing, sentence } = measures[id];
  return {
    title,
    how,
    bandLabel: band ? bands[order[band]] : "Nada que medir",
    sentence: band ? sentence(parts, band, own) : nothing,
  };
}

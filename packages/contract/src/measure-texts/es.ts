/** The measures of a team in Spanish, for scorecards and reports. */
import { type MeasureId, type MeasureTexts, measureOf, order, titlesOf } from "./made.ts";

const plural = new Intl.PluralRules("es");
const count = (n: number, one: string, many: string) => `${n} ${plural.select(n) === "one" ? one : many}`;
const percent = (share: number) => `${Math.round(share * 100)}\u00a0%`;

const measures: Record<MeasureId, MeasureTexts> = {
  contribution: {
    title: "Reparto del trabajo",
    bands: ["Desigual", "Bastante parejo", "Parejo"],
    how: "Votos, jugadas en los enigmas, mensajes y datos compartidos por minuto presente. 1 significa que todo el equipo participó por igual (equidad de Pielou); 0, que una persona lo hizo todo.",
    nothing: "Con menos de dos personas no hay nada que repartir.",
    sentence: ({ people = 0 }, band) =>
      [
        "Algunas personas movieron la historia mucho más que otras. ¿A quién más se podía haber preguntado?",
        "Casi todo el equipo movió la historia. Una o dos personas hicieron más que las demás.",
        `Las ${people} personas movieron la historia. Nadie cargó con ella a solas.`,
      ][order[band]] ?? "",
  },
  voice: {
    title: "Reparto de la palabra",
    bands: ["Desigual", "Bastante parejo", "Parejo"],
    how: "Segundos de voz que contó el navegador de quienes quisieron, por minuto presente. Nunca medimos lo que se dijo. 1 significa que todo el equipo habló por igual.",
    nothing: "Menos de dos personas compartieron cuánto hablaron. No pasa nada.",
    sentence: ({ people = 0 }, band, own) =>
      own === null
        ? ([
            "Unas pocas voces llenaron casi toda la sesión.",
            "Casi todas las voces tuvieron sitio. Una o dos tuvieron más que las demás.",
            "Todas las voces tuvieron sitio.",
          ][order[band]] ?? "")
        : `Hablaste el ${percent(own)} del tiempo. A partes iguales sería el ${percent(1 / people)}.`,
  },
  clues: {
    title: "Datos compartidos",
    bands: ["Con reserva", "A medias", "Con apertura"],
    how: "De todos los datos privados que necesitaban los enigmas, la parte que alguien marcó como dichos o que tenía quien resolvió el enigma.",
    nothing: "No se jugó ningún enigma, así que no hizo falta ningún dato.",
    sentence: ({ dealt = 0, shared = 0 }) =>
      `De ${count(dealt, "dato necesario", "datos necesarios")}, ${shared === 1 ? "1 se dijo" : `${shared} se dijeron`} a tiempo.`,
  },
  listening: {
    title: "Escucha",
    bands: ["Firme", "En movimiento", "Fuerte"],
    how: "De las conversaciones que empezaron con votos distintos, la parte en la que alguien se movió hacia la primera elección de otra persona.",
    nothing: "Ninguna conversación empezó con votos distintos, así que nadie tuvo que moverse.",
    sentence({ split = 0, moved = 0 }) {
      const started = `${split === 1 ? "1 conversación empezó" : `${split} conversaciones empezaron`} con votos distintos.`;
      if (moved === 0) return `${started} Nadie se movió hacia la primera elección de otra persona.`;
      return `${started} En ${moved}, alguien se movió hacia la primera elección de otra persona.`;
    },
  },
  pace: {
    title: "Ritmo",
    bands: ["Irregular", "Variable", "Tranquilo"],
    how: "Tiempo de cada decisión comparado con el previsto para la escena. Menos de un cuarto de lo previsto es prisa y más de lo previsto es tarde. Las dos cosas restan.",
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
    how: "De todas las escenas que necesitaban a todo el equipo, la parte que terminó con todas las personas listas o con su voto, su confirmación o su respuesta.",
    nothing: "Ninguna escena necesitó a todo el equipo.",
    sentence: ({ scenes = 0, together = 0 }) =>
      `En ${together} de ${count(scenes, "escena", "escenas")}, todo el equipo estaba listo antes de seguir.`,
  },
};

export const measureTitles = titlesOf(measures);

export const measure = measureOf(measures, "Nada que medir");

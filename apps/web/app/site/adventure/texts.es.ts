import { participantLanguages } from "../../i18n/participant-languages.ts";
import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  description: (title, logline) => `${title}: ${logline}`,
  facts: [
    { name: "Duración", text: "60 minutos, con la reflexión incluida" },
    { name: "Personas", text: "De 2 a 300, en equipos de seis como máximo" },
    { name: "Idioma", text: `${participantLanguages}, también dentro de un equipo` },
  ],
  tryScene: "Juega una escena",
  plan: "Planificar una sesión",
  story: "La historia",
  tone: "Tono",
  builds: {
    heading: "Lo que entrena",
    intro: "Cuatro cosas que un equipo practica en esta historia. Ninguna puntúa a una persona.",
  },
  cast: {
    heading: "Quién sale",
    intro: "Tienen nombre, voz y motivos. No hay ningún villano.",
  },
  scene: {
    heading: "Una escena de la historia",
    intro: "Una de las primeras decisiones. No hay respuesta correcta, y cada elección lleva a otro sitio.",
  },
  trailer: {
    heading: "Mira el tráiler",
    label: (title) => `Tráiler de ${title}, 20 segundos, con música y subtítulos en inglés`,
    captions: "Inglés",
  },
  clue: {
    heading: "Una carta que solo ve una persona",
    intro: "En un equipo, cada persona tiene algo distinto. Ayuda cuando alguien lo dice en voz alta.",
  },
  others: {
    heading: "Otras aventuras",
    text: "Cada una se sostiene sola, y tu equipo puede jugarlas en cualquier orden.",
  },
  end: "Juega ahora una escena de La estación callada con tres personas simuladas. No necesitas cuenta.",
  of: {
    "the-quiet-station": {
      tone: "Cálida y con algo de humor, sin villanos",
      builds: [
        {
          name: "Escucha",
          text: "La llamada más fuerte no es la que llega. Los enigmas se resuelven con lo que otras personas dicen en voz alta.",
        },
        {
          name: "Justicia",
          text: "Hay doce celdas de energía, y no alcanzan. Cada persona tiene algunas, así que nadie decide a solas.",
        },
        {
          name: "Valor",
          text: "En un momento puedes contar algo que preferirías callar. La historia trata bien a quien lo hace.",
        },
        {
          name: "Apertura",
          text: "Los primeros votos son en silencio y los últimos, a la vista. Cambiar de opinión cuenta.",
        },
      ],
      end: "Alguien guarda silencio ahí enfrente.",
    },
    "the-light-at-saltmere": {
      tone: "Niebla, faroles y humor seco; nadie es el villano",
      builds: [
        {
          name: "Franqueza",
          text: "En el pueblo, cada cual sabe una pequeña cosa. Solo sirve cuando se dice en voz alta.",
        },
        {
          name: "Confianza",
          text: "Llega una petición sin motivo. ¿Le haces caso, o haces lo que dice la norma?",
        },
        {
          name: "Temple",
          text: "Siete barcos esperan y nadie está seguro. Se puede decir «no lo sé». Y también se puede elegir.",
        },
        {
          name: "Cuidado",
          text: "Hay doce manos para quince tareas. Alguien tiene que decir cuál puede esperar.",
        },
      ],
      end: "Primero la sopa. Luego el miedo.",
    },
    "the-honest-heist": {
      tone: "Rápida, seca y cálida: buenos modales bajo presión",
      builds: [
        {
          name: "Honradez",
          text: "Se puede pasar por una gala sin decir una mentira. Te ve más gente, y más gente ayuda.",
        },
        {
          name: "Cuidado",
          text: "Quien podría pararte tiene una buena razón. A veces una galleta es el mejor plan.",
        },
        {
          name: "Ingenio",
          text: "La cuchara es larga y los pasillos son cortos. Cuando un plan se rompe, alguien tiene que decir en voz alta la siguiente idea.",
        },
        {
          name: "Temple",
          text: "Cada persona conoce una parte del plan. Funciona si cada cual hace la suya en el momento justo.",
        },
      ],
      end: "Nadie debe notar nada. Bueno, casi nadie.",
    },
  },
  site: {
    adventures: {
      heading: "Tres historias, de una hora cada una.",
      intro:
        "No hay villanos. Cada historia tiene ramas, nadie puede resolver sus enigmas a solas, y las decisiones de tu equipo llevan a su final.",
      open: "Abrir la portada:",
      more: "Leer sobre ella",
      list: [
        {
          slug: "the-quiet-station",
          title: "La estación callada",
          mood: "Asombro",
          quote: "Cuarenta días sin una palabra. Entonces se enciende una ventanita.",
          text: "Hace cuarenta días, la estación Lumo cerró todas sus puertas y dejó de hablar. Tu tripulación tiene una hora y un fino haz de luz.",
        },
        {
          slug: "the-light-at-saltmere",
          title: "La luz de Saltmere",
          mood: "Suspense",
          quote: "Hay una garza donde ninguna garza puede posarse.",
          text: "Niebla en el puerto. Siete barcos de pesca vuelven a casa, y la gran lámpara acaba de apagarse. En el pueblo, cada cual sabe un poco. Nadie ha preguntado.",
        },
        {
          slug: "the-honest-heist",
          title: "El golpe honrado",
          mood: "Comedia",
          quote: "En un golpe siempre se saca algo. En este se devuelve.",
          text: "Una banda inofensiva tiene que meter una cuchara sopera gigante en un museo, con treinta años de retraso, entre una gala, un gato y un vigilante muy educado.",
        },
      ],
    },
  },
};

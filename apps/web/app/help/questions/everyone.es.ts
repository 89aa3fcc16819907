import { participantLanguages } from "../../i18n/participant-languages.ts";
import type { TranslatedGroup } from "../question-group.ts";

export const everyone: TranslatedGroup = {
  id: "everyone",
  title: "Para todo el mundo",
  list: [
    {
      id: "can-people-with-disabilities-take-part",
      q: "¿Pueden participar personas con discapacidad?",
      a: [
        "Sí. Los subtítulos están puestos desde el principio. Todo funciona con el teclado, nunca hay que arrastrar nada, ningún enigma depende del color ni del oído, y reducimos el movimiento si tu sistema lo pide.",
      ],
      terms:
        "accesibilidad accesible discapacidad lector de pantalla sordo ciego silla subtítulos wcag teclado",
    },
    {
      id: "which-languages-are-available",
      q: "¿Qué idiomas hay?",
      a: [
        `Las aventuras, sus páginas y sus correos están en ${participantLanguages}, con palabras sencillas y frases cortas. Tú eliges para cada sesión, y cada participante puede elegir para sí: en un equipo caben los tres.`,
      ],
      terms: "idioma idiomas inglés español alemán traducción internacional lengua",
    },
    {
      id: "do-i-have-to-talk",
      q: "¿Tengo que hablar?",
      a: [
        "No. Puedes participar con votos, enigmas, chat y cartas, o solo mirar. Puedes irte cuando quieras, y nadie pregunta por qué.",
      ],
      terms: "timidez introvertido callado hablar ansiedad mirar",
    },
    {
      id: "is-there-an-accessibility-statement",
      q: "¿Hay una declaración de accesibilidad?",
      a: [
        "Sí. La página de accesibilidad dice qué funciona y qué no, y un informe de conformidad repasa todos los criterios de WCAG.",
      ],
      terms: "vpat wcag declaración de accesibilidad informe de conformidad auditoría ley",
    },
    {
      id: "does-someone-need-to-know-games",
      q: "¿Hay que saber de juegos?",
      a: [
        "No. La página dice qué hacer en cada momento, y hay pistas. Basta con leer, escuchar y hablar con tu equipo.",
      ],
      terms: "videojuegos experiencia principiantes habilidad difícil fácil mayores saber juegos",
    },
  ],
};

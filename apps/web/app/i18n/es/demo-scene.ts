import type { SceneStep } from "../en/demo-scene.ts";

/** The scene of the demo to read. */
export const demoScene: SceneStep[] = [
  {
    alt: "La pequeña cabina de la nave: asientos, una lámpara cálida y Lumo en la ventana.",
    lines: [
      "Qué bien, ya estás aquí, dice Tavi. Dirijo esta nave y hablo demasiado. Ahí fuera está Lumo. Hace cuarenta días dejó de hablar. Yo no.",
      "Tienes dos cartas que solo ves tú. Una dice: en el silencio hay un zumbido grave, y se para cuando llamamos. La otra: llamamos 412 veces, cada llamada más fuerte que la anterior.",
      "La carta de Noor dice que queda una lámpara encendida, la del jardín. La de Mateo, que las puertas no están rotas: las cerraron con suavidad. La de Ingrid, en qué orden. Alguien tuvo cuidado.",
    ],
    question: "¿Cuál es nuestra primera palabra para Lumo?",
    choices: [
      {
        text: "Ninguna. Escuchamos un minuto entero.",
        after: [
          "Mateo dice que su té tarda menos. Le lees tu carta, y aguanta la respiración.",
          "Dentro del silencio hay un zumbido. Grave y lento, como una respiración. Entonces se encienden seis ventanas, una tras otra.",
        ],
      },
      {
        text: "Tres toques suaves, como lo último que oímos.",
        after: [
          "Ingrid dice que tres toques son casi silencio, y que con tres toques puede vivir.",
          "Toc. Toc. Toc. El zumbido se para. Parece que piensa. Entonces se encienden seis ventanas, una tras otra.",
        ],
      },
      {
        text: "El nombre de Ona, alto y claro, por la radio.",
        after: [
          "Ingrid vota en contra, y que conste en la bitácora.",
          "El zumbido se para de golpe. Se apaga una lámpara. Llamada número 413, dice Tavi. Al cabo de un rato se encienden seis ventanas, con suavidad.",
        ],
      },
    ],
  },
  {
    alt: "Seis ventanas redondas con signos y, dentro, barras de luz.",
    lines: [
      "Es un patrón. Cada cual gira solo algunos diales y conoce solo algunos deseos, así que se leen en voz alta. El dial de Mateo no le hace nada a su propia ventana. Típico, dice Mateo.",
      "Por fin las seis ventanas se quedan quietas. Luego parpadean a la vez. Hola.",
      "Buenas noches, dice la estación. Por favor, en voz baja. Hay alguien durmiendo. No estoy averiada. Estoy callada. De lejos parece lo mismo. Respondo a una sola pregunta.",
    ],
    question: "Una sola pregunta para Ona: ¿cuál?",
    choices: [
      {
        text: "¿Quién duerme ahí?",
        after: [
          "Sumi, la jardinera, dice Ona. Su nota dice: que Moss no cante. Y alguien más. Alguien que no está en ninguna lista.",
        ],
      },
      {
        text: "¿Qué necesitas de nosotros?",
        after: [
          "Nadie me lo ha preguntado en cuarenta días, dice Ona. Necesito tiempo. Y silencio. Y a quien se llevó mis once cucharas.",
        ],
      },
      {
        text: "Ninguna. Te hacemos compañía un rato.",
        after: ["Así que el equipo calla. Tavi dice que fue la mejor charla de los últimos cuarenta días."],
      },
    ],
  },
  {
    alt: "La puerta exterior en la oscuridad; hay luz bajo el borde.",
    lines: ["Y entonces, tres toques, en la puerta exterior. Que sepamos, no falta nadie dentro."],
  },
];

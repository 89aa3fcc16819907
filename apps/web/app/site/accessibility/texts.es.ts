import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Accesibilidad",
  description:
    "Cómo puede jugar todo el mundo a Lantern Hour: teclado, subtítulos, lectores de pantalla, menos movimiento, y qué falta todavía.",
  heading: "Todo el mundo puede jugar.",
  version: "1.2",
  date: "2026-11-29",
  intro:
    "Un juego de equipo solo funciona si puede jugar todo el mundo. Seguimos las WCAG 2.2, nivel AA, y más abajo decimos qué carencias conocemos.",
  conformance: "Informe sobre cada criterio de las WCAG 2.2",
  sections: [
    {
      title: "Durante la sesión",
      list: [
        "Los subtítulos están puestos desde el principio, en todas las películas.",
        "Puedes hacerlo todo con el teclado. Nunca tienes que arrastrar nada: un menú, un toque o las teclas hacen lo mismo.",
        "Ningún enigma depende del color ni del oído. Los símbolos tienen forma y nombre.",
        "Los lectores de pantalla anuncian los votos, y el tiempo a los 60, 30 y 10 segundos, sin interrumpir.",
        "La cámara y el micrófono son opcionales. El chat y las cartas bastan para participar, y también puedes solo mirar.",
        "Quien hace de guía puede pausar la sesión o alargarla cinco minutos.",
      ],
    },
    {
      title: "En todas las páginas",
      list: [
        "El foco siempre se ve, cada campo muestra su propio mensaje de error, y los encabezados siguen la estructura de la página.",
        "El texto tiene un contraste de al menos 4,5 a 1 en claro y en oscuro, y de 7 a 1 en las páginas de historia.",
        "Las páginas públicas, el panel y la consola funcionan con 320 píxeles de ancho. Todas las páginas están hechas para un zoom del 200\u00a0%, que ninguna prueba comprueba todavía.",
        "Si tu sistema pide menos movimiento, los adornos no se mueven. En la página de inicio, un botón para la animación.",
        "Puedes leer las páginas públicas y enviar el formulario de contacto sin JavaScript.",
      ],
    },
    {
      title: "Cómo lo probamos",
      list: [
        "Pruebas automáticas revisan las páginas con axe-core, en claro y en oscuro, y recorren las tareas comunes con el teclado.",
        "Medimos el contraste del texto con su fondo.",
        "Antes de publicar una historia, comprobamos el largo de sus líneas y si se lee con facilidad.",
      ],
    },
    {
      title: "Qué falta",
      list: [
        "Lo que la gente dice en un equipo no tiene subtítulos en directo. Cada equipo puede usar el chat en su lugar.",
        "Las películas no tienen versión en lengua de signos.",
        "Ninguna organización externa ha auditado aún el producto.",
      ],
    },
  ],
  report: {
    heading: "¿Algo te lo impide?",
    text: "Cuéntanos qué querías hacer y qué herramientas usas. Si tu sesión es pronto, dinos cuándo.",
    link: "Escríbenos",
    by: "o por correo:",
  },
};

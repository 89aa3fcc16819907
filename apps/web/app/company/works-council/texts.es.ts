import { count } from "../../i18n/es/phrases.ts";
import type { texts as english } from "./texts.ts";

/** The information page for a works council. It must change together with the English one. */
export const texts: typeof english = {
  sub: (company) => `Para el comité de empresa y todas las personas a las que invita ${company}`,
  print: "Imprimir",
  agreement: {
    title: "Contrato de encargo de tratamiento",
    text: "Un PDF para firmar (en inglés), con el nombre de tu empresa, los datos del operador y los servicios externos que usa hoy esta instalación. Haz que lo revisen tus abogados antes de firmarlo.",
    download: "Descargar el contrato",
  },
  loading: "Cargando los ajustes de tu empresa",
  purpose:
    "Lantern Hour es un juego de una hora para equipos que trabajan a distancia. No es un examen y no sirve para juzgar a nadie: los informes de tu empresa solo describen equipos de tres o más personas.",
  switches: "Los ajustes de tu empresa",
  on: "Cada persona ve su propia parte. Nadie más la ve.",
  off: "Las medidas de cada persona están desactivadas: nadie ve una parte, ni siquiera la suya, y no hay premios personales.",
  checkIn: (on) =>
    on
      ? "El cuestionario breve está activado: ofrecemos tres frases antes y después de una sesión. Nadie de la empresa ve las respuestas de otra persona, y cuando una diferencia puede deberse al azar, las cifras dicen «aún no se sabe»."
      : "El cuestionario breve está desactivado: después de una sesión solo preguntamos si se jugaría otra vez y cómo ha ido el compromiso del equipo.",
  retention: (days) => `Guardamos lo que escribe la gente durante ${count(days, "día", "días")}.`,
  logs: (months) =>
    months === 0
      ? "Guardamos el registro de una sesión mientras la empresa tenga una cuenta."
      : `El registro de una sesión, con cada voto y cada jugada, se borra ${count(months, "mes", "meses")} después de la sesión. El informe y las tarjetas de resultados se conservan.`,
  voice:
    "Preguntamos a cada persona antes de contar cuánto tiempo habla. No se cuenta hasta que dice que sí.",
  table: "Lo que guardamos, quién lo ve y durante cuánto tiempo",
  columns: ["Qué", "La persona", "Su equipo", "La empresa", "Se guarda"],
  nobody: "no se muestra",
  rows: (days, own) => [
    {
      what: "Si alguien asistió o dijo que no",
      detail:
        "Un crédito se usa a los cinco minutos en la sesión. La administración puede compartir el informe con un enlace que caduca.",
      self: "sí",
      team: "durante la sesión",
      company: "con nombre",
      term: "con la sesión",
    },
    {
      what: "Cuánto tiempo estuvo alguien",
      detail: "Se mide mientras hay conexión. Solo se muestra en totales de tres o más personas.",
      self: "",
      team: "",
      company: "solo totales",
      term: "con el registro de la sesión",
    },
    {
      what: "Votos",
      detail:
        "La sesión no funciona sin ellos. Su registro tiene números de plaza, no nombres. El informe dice qué eligió un equipo de tres o más, y nada de quién ni cuántas personas lo querían. La administración puede visitar a un equipo durante la sesión, y entonces ve su escena, con votos y chat, como el equipo.",
      self: "sí",
      team: "cuando se abren los votos",
      company: "solo lo que eligió el equipo",
      term: "con el registro de la sesión",
    },
    {
      what: "Quién está, quién pide ayuda, y qué ha elegido y resuelto cada equipo",
      detail:
        "La administración puede seguirlo en la consola de guía mientras dura la sesión, sea cual sea el tamaño del equipo. También muestra quién solo mira, qué conexión va mal y los mensajes que alguien denuncia.",
      self: "sí",
      team: "durante la sesión",
      company: "durante la sesión, en la consola de guía",
      term: "con el registro de la sesión",
    },
    {
      what: "Pasos en los enigmas, datos compartidos, pulsaciones de Adelante",
      detail: "La sesión no funciona sin ellos. Su registro tiene números de plaza, no nombres.",
      self: "sí",
      team: "durante la sesión",
      company: "totales de equipos de tres o más",
      term: "con el registro de la sesión",
    },
    {
      what: "Quién compartió equipo con quién",
      detail:
        "Cuando la próxima sesión forma sus equipos, separamos si se puede a quienes ya han jugado juntos. Una serie muestra además cuánta gente de su grupo se conoce. No lo usamos para nada más. El informe no nombra equipos de menos de tres.",
      self: "sí",
      team: "durante la sesión",
      company: "con nombre",
      term: "con el informe",
    },
    {
      what: "Momentos que destacaron en un equipo",
      detail:
        "Por ejemplo, una votación que cambió, una pista o un dato que se leyó tarde. Los contamos en tres equipos o más, y no nombramos ni personas ni equipos.",
      self: "",
      team: "",
      company: "solo totales",
      term: "con el informe",
    },
    {
      what: "Segundos de habla",
      detail:
        "Los cuenta el navegador de cada persona, solo si está de acuerdo. Solo nota si alguien habla, nunca lo que dice.",
      self: own ? "su propia parte" : "",
      team: "el reparto en el equipo",
      company: "el reparto en el equipo",
      term: "hasta que se hace el resumen",
    },
    {
      what: "Chat, respuestas a reflexiones, cartas de agradecimiento",
      detail: "Se guardan separados del registro, para que se puedan borrar.",
      self: "sí",
      team: "sí",
      company: "los mensajes denunciados, y el chat al visitar a un equipo",
      term: count(days, "día", "días"),
    },
    {
      what: "Lo que un equipo se compromete a hacer en el trabajo",
      detail: "El informe no dice quién lo escribió. Se borra cuando se quita a esa persona.",
      self: "sí",
      team: "sí",
      company: "con el nombre del equipo",
      term: "con el informe",
    },
    {
      what: "Resultados de la comprobación previa, punto por punto",
      detail:
        "Para que alguien pueda ayudar antes de la sesión. Dicen qué ha fallado, y nada de la casa de la persona.",
      self: "sí",
      team: "",
      company: "con nombre",
      term: "con la sesión",
    },
    {
      what: "Sí o no a cámara, micrófono y tiempo de habla",
      detail: "Cuenta la última elección.",
      self: "sí",
      team: "",
      company: "",
      term: "con la sesión",
    },
    {
      what: "La respuesta a «¿Jugarías otra vez?»",
      detail: "Una pregunta opcional, con respuestas de 1 a 5.",
      self: "sí",
      team: "",
      company: "totales, con tres respuestas o más",
      term: "con la sesión",
    },
    {
      what: "Respuestas a las tres frases del cuestionario breve",
      detail:
        "Solo si una persona titular lo activó; se puede saltar cada una. Se guardan con un seudónimo por serie o sesión, sin hora.",
      self: "sí",
      team: "",
      company:
        "cuánto cambian las medias, de cinco personas o más en sesiones enteras, con una de cada diez fuera por sorteo",
      term: "hasta que las contamos un mes después, como mucho 180 días; se borran en cuanto se quita a la persona",
    },
    ...(own
      ? [
          {
            what: "Un premio personal",
            detail:
              "Cada persona recibe uno delante de su equipo. Habla de la historia y nunca es una clasificación.",
            self: "sí",
            team: "sí",
            company: "",
            term: "hasta que caduca el enlace del resumen",
          },
        ]
      : []),
  ],
  neverTitle: "Lo que nunca medimos",
  never: [
    "Estados de ánimo, sentimientos o carácter. No los deducimos, y el derecho de la UE lo prohíbe en el trabajo.",
    "Lo que dice la gente. Solo ven y oyen su audio y su vídeo el equipo y quien, desde la administración, ha entrado en su llamada, que todo el equipo puede ver. Nunca se graban ni se guardan.",
    "Teclado, ratón, pantalla, ubicación ni nada fuera de la página de la sesión.",
    "Clasificaciones de personas o comparaciones entre ellas. Los puntos son de los equipos, nunca de una persona.",
    "Nada que lleve a decisiones automáticas sobre una persona.",
  ],
  choicesTitle: "Lo que cada persona puede elegir",
  choices: [
    "Participar sin cámara o micrófono, o solo mirar.",
    "Irse en cualquier momento. Los informes dicen cuántas personas se fueron, nunca quiénes.",
    "Pedir que sus datos se exporten, se corrijan o se borren. Las sesiones pasadas se conservan entonces sin su nombre.",
  ],
  teamsTitle: "Cómo describimos a los equipos",
  teams:
    "Usamos seis medidas de 0 a 1, mostradas en tres franjas, y explicamos cómo calculamos cada una. La idea: los grupos cuyos miembros se reparten mejor los turnos suelen rendir más (Woolley y otros, Science 2010). Los datos no son concluyentes (Riedl 2021; Bates y Gupta 2017). Por eso las medidas sirven para empezar una conversación, y nunca las mostramos durante la sesión. La empresa ve cinco de ellas, de equipos de tres o más. La escucha depende de los votos, así que solo la ve el equipo.",
  processing: "Dónde tratamos los datos",
};

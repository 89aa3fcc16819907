import type { CompanyTexts } from "../../dashboard-texts.ts";
import { count } from "../phrases.ts";

const people = (n: number) => count(n, "persona", "personas");
const seats = (n: number) => count(n, "plaza", "plazas");
const sessions = (n: number) => count(n, "sesión", "sesiones");

const createSession: CompanyTexts["company/create-session"] = {
  title: "Planificar una sesión",
  editTitle: "Terminar el borrador",
  crumbHere: "Nueva sesión",
  sub: "Los borradores son gratis y solo los ve la administración. Reservamos los créditos cuando confirmas.",
  story: {
    heading: "La historia",
    legend: "Aventura",
    title: "Título, como lo verá la gente",
    titleHint: "Por ejemplo, «Ventas y soporte se conocen».",
    language: "Idioma de páginas y correos",
    languageHint: (story) => `Para los participantes. La historia está en ${story}.`,
    loading: "Cargando las aventuras",
    none: "Ahora mismo no hay ninguna aventura disponible. Puedes guardar un borrador y elegirla más tarde.",
    mood: "Ambiente",
    puzzles: "Enigmas",
    difficulties: { gentle: "Fáciles", medium: "Intermedios", tricky: "Difíciles" },
    goodFor: "Buena para",
    played: "Ya la han jugado",
    playedBy: (n, of, day) =>
      `${of > 0 ? `${n} de estas ${of} personas` : people(n)}, la última vez el ${day}`,
  },
  people: {
    heading: "Personas y hora",
    who: "Para quién es",
    none: "Tu lista de participantes está vacía. Puedes añadir gente ahora o más tarde.",
    add: "Añadir participantes",
    count: (n) =>
      n === 0
        ? "Nadie todavía. Puedes añadir gente más tarde."
        : `${people(n)}. No les escribimos hasta que envíes las invitaciones.`,
    search: "Buscar personas, departamentos, oficinas",
    chooseAll: (name, n) => `${name}, ${people(n)}`,
    day: "Día",
    start: "Comienzo",
    zone: "Zona horaria",
    theirs: "Cuándo empieza para ellos",
    youAnd: (n) => (n > 0 ? `tú y ${people(n)}` : "tú"),
    others: (n) => people(n),
    local: "Hora local",
    city: "Lugar",
    label: "Momento de su día",
    inHours: "en horario de trabajo",
    early: "muy temprano",
    before: "antes del horario de trabajo",
    after: "después del horario de trabajo",
    late: "tarde por la noche",
    night: "de madrugada",
    weekend: "en fin de semana",
    outside: (n, of) =>
      `${n} de ${of} personas jugarían fuera del horario de trabajo (de lunes a viernes, de 9 a 18).`,
    kinder: (time, n) =>
      n === 0 ? `A las ${time}, ninguna.` : `A las ${time}, ${n === 1 ? "solo una" : `serían ${n}`}.`,
    takeTime: (time) => `Usar las ${time}`,
    past: "La hora de comienzo tiene que estar en el futuro. Elige una hora posterior a la actual.",
  },
  seats: {
    heading: "Plazas y guía",
    seats: "Plazas",
    fewer: "Menos plazas",
    more: "Más plazas",
    teams: (n, sizes) => (n === 1 ? `Un equipo de ${sizes}.` : `${n} equipos de ${sizes}.`),
    sizes: (small, large) => (small === large ? `${small}` : `${small} y ${large}`),
    range: "De 2 a 300. Puedes añadir plazas más tarde.",
    runBy: "Quién conduce la sesión",
    hosting: { autopilot: "El piloto automático", host: "Una persona de tu empresa como guía" },
    hostingText: {
      autopilot:
        "Empieza sola, espera a la gente hasta cinco minutos, lleva el tiempo y termina al cabo de una hora. Puedes mirar o simplemente jugar.",
      host: "La empiezas tú, y puedes pausarla, alargarla, responder a quien pide ayuda y hablar a los equipos. Quien guía no gasta crédito.",
    },
    speed: "Velocidad",
    speedHint: "Solo en modo local, para probar.",
    speedOption: (speed) => (speed === 1 ? "Normal" : `${speed} veces más rápido`),
    note: "Nota en la invitación",
    notePlaceholder: "No hay que preparar nada. Trae algo caliente y busca un rincón tranquilo.",
  },
  summary: {
    heading: "Resumen",
    untitled: "Sin título",
    inLanguage: (adventure, story, pages) =>
      story === pages
        ? `${adventure}, en ${story}`
        : `${adventure}, en ${story}; páginas y correos en ${pages}`,
    noAdventure: "Sin aventura elegida",
    yours: (city) => `Para ti, en ${city}`,
    from: (day, from, to) => `${day}, de ${from} a ${to}`,
    noDate: "Sin fecha",
    there: (city) => `En ${city}`,
    theirs: "Para las personas invitadas",
    span: (first, last) => (first === last ? first : `de ${first} a ${last}`),
    at: (time, city) => `${time} en ${city}`,
    runBy: "La conduce",
    hosting: { autopilot: "El piloto automático", host: "Una persona de tu empresa" },
    freeNow: "Disponibles ahora",
    seats: (n) => seats(n),
    cost: (n) => `${seats(n)}, al confirmar`,
    after: "Disponibles después",
    missing: "Faltan",
    insufficient: "No hay créditos suficientes",
    insufficientText: (free) =>
      free < 2
        ? "Guarda el borrador hasta que vuelvas a tener créditos."
        : `Guarda el borrador o planifica ${seats(free)}.`,
    buyByOwner: "Una persona titular de la empresa puede comprar más.",
    resend: "Enviar el correo otra vez",
    planSeats: (free) => `Usar ${free}`,
    note: "Solo pagas por quienes vienen: un crédito se usa cuando alguien lleva cinco minutos en la sesión. Los demás se liberan solos.",
    verify: "Confirma primero tu dirección de correo. Después puedes confirmar la sesión.",
    draft: "Crear borrador",
    save: "Guardar borrador",
    confirm: (n) => `Crear y confirmar ${seats(n)}`,
    saveAndConfirm: (n) => `Guardar y confirmar ${seats(n)}`,
    incomplete: "Para confirmar, elige una aventura y un comienzo.",
  },
};

const createSeries: CompanyTexts["company/create-series"] = {
  title: "Planificar una serie",
  link: "Planificar una serie",
  crumbHere: "Nueva serie",
  sub: "Varias sesiones para las mismas personas. Los equipos se mezclan para que todos conozcan a alguien nuevo. Los borradores son gratis, y no escribimos a nadie.",
  people: {
    heading: "Título y personas",
    title: "Título de la serie",
    titleHint: "Por ejemplo, «Producto y soporte». Cada sesión lleva su número.",
  },
  dates: {
    heading: "Fechas y aventuras",
    number: "Sesiones",
    fewer: "Una sesión menos",
    more: "Una sesión más",
    every: "Cada",
    weeks: (weeks) => (weeks === 1 ? "semana" : `${weeks} semanas`),
    list: "Fechas",
    date: (number) => `Sesión ${number}`,
    adventure: (number) => `Aventura de la sesión ${number}`,
    choose: "Elige una aventura",
    skip: "Saltar este día",
    skipLabel: (number) => `Saltar este día para la sesión ${number}`,
    note: "Elige el primer día, y te proponemos los demás. Puedes cambiar cualquiera. Si saltas un día, esa sesión y las siguientes pasan a fechas posteriores.",
  },
  run: { heading: "Cómo se conducen" },
  summary: (n, each) =>
    `${sessions(n)} con ${seats(each)} cada una. Reservamos ${n * each} créditos cuando las confirmes.`,
  submit: (n) => `Crear ${count(n, "borrador", "borradores")}`,
  done: "Serie planificada",
};

const series: CompanyTexts["company/series"] = {
  panel: "Series",
  all: "Todas las series",
  position: (number, of) => `Sesión ${number} de ${of}`,
  inSeries: (number, of, title) => `${number} de ${of} en ${title}`,
  sub: (n, listed) => `${sessions(n)} para ${people(listed)}`,
  rename: "Cambiar el nombre",
  renaming: {
    title: "Cambiar el nombre de la serie",
    text: "También cambia el de las próximas sesiones, salvo las que tengan un título propio.",
    label: "Título de la serie",
    submit: "Guardar el título",
    done: "Nombre de la serie cambiado",
  },
  confirm: (n) => (n === 1 ? "Confirmar la sesión" : `Confirmar ${sessions(n)}`),
  confirmed: "Serie confirmada",
  confirmedText: "Ya puedes enviar las invitaciones.",
  invite: "Enviar invitaciones",
  invited: "Invitaciones enviadas",
  invitedText: (n) =>
    n === 1
      ? "Una persona recibe un correo con todas las fechas."
      : `${n} personas reciben un correo con todas las fechas.`,
  report: "Informe de la serie",
  figures: {
    met: "Del grupo se conoce",
    metText: (met, pairs) => `${met} de ${pairs} parejas han estado en un mismo equipo`,
    notYet: "Todavía no",
    notYetText: "Se muestra después de la primera sesión, con tres personas o más",
    agreed: "Equipos con un compromiso",
    agreedText: "Al final de su sesión",
    happened: "Respuestas: hecho",
    happenedText: (partly, notYet) => `${partly} en parte, ${notYet} todavía no`,
    fewText: "Se muestra cuando han respondido tres personas de un equipo",
  },
  list: "Fechas",
  columns: {
    session: "Sesión",
    state: "Estado",
    start: "Comienzo",
    people: "Personas",
    action: "Acción",
  },
  people: {
    listed: (n) => `${n} en la lista`,
    came: (came, of) => `asistieron ${came} de ${of}`,
  },
  noDate: "Sin fecha",
  menu: (title) => `Más acciones para ${title}`,
  actions: { move: "Cambiar la fecha", cancel: "Cancelar", report: "Informe" },
  moving: {
    title: "Cambiar la fecha",
    text: "Las personas invitadas reciben un solo correo con todo lo que cambia.",
    later: "Mover las sesiones siguientes el mismo número de días",
    list: "Nuevas fechas",
    zone: (city) => `Todas las horas son las de ${city}.`,
    submit: (n) => (n === 1 ? "Guardar la fecha" : `Guardar ${n} fechas`),
    done: "Fechas guardadas",
  },
  cancelling: {
    title: "Cancelar",
    text: "Las personas invitadas reciben un solo correo con todo lo que canceles. Los créditos se liberan.",
    only: "Solo esta sesión",
    rest: (n) => `Esta y ${n === 1 ? "la siguiente" : `las ${n} siguientes`}`,
    back: "Mantener",
    submit: (n) => (n === 1 ? "Cancelar la sesión" : `Cancelar ${sessions(n)}`),
    done: (n) => count(n, "sesión cancelada", "sesiones canceladas"),
  },
};

const seriesList: CompanyTexts["company/series-list"] = {
  title: "Series",
  sub: "Varias sesiones planificadas juntas para las mismas personas.",
  loading: "Cargando tus series",
  columns: { series: "Serie", next: "Próxima sesión", played: "Jugadas" },
  over: "Todas jugadas",
  played: (played, of) => `${played} de ${of}`,
  none: {
    title: "Todavía no hay series",
    text: "Planifica de dos a seis sesiones para las mismas personas. Los equipos se mezclan para que todos conozcan a alguien nuevo, y preguntamos a cada equipo qué ha sido de lo que acordó.",
  },
};

const seriesReport: CompanyTexts["company/series-report"] = {
  title: (name) => `Informe: ${name}`,
  link: "Informe de la serie",
  pdf: "Guardar como PDF",
  loading: "Cargando el informe",
  none: {
    title: "Todavía no hay informe",
    text: "El informe aparece aquí cuando se ha jugado la primera sesión.",
    back: "Abrir la serie",
  },
  session: (number, day) => `Sesión ${number}, ${day}`,
  summary: "En breve",
  attendance: {
    title: "Quién vino",
    note: "Grupo que se conoce: la parte de todas las parejas de compañeros que ya han estado en un mismo equipo",
    columns: {
      session: "Sesión",
      start: "Fecha",
      came: "Asistieron",
      absent: "Dijeron que no o faltaron",
      met: "Grupo que se conoce",
    },
    of: (came, listed) => `${came} de ${listed}`,
    share: (share) => `${share} %`,
    ahead: "Por jugar",
    hidden: "No se muestra",
  },
  measures: {
    title: "Cómo colaboraron los equipos",
    note: "Para reflexionar, no para clasificar. Solo de equipos, nunca de personas.",
    measure: "Medida, de 0 a 100",
    missing: "–",
    none: (group) => `Solo se muestra de equipos de ${group} o más. Ningún equipo llegó a ese tamaño.`,
    how: "La media de los equipos de tres o más personas de cada sesión. El informe de una sesión dice cómo se calcula cada medida.",
  },
  commitments: {
    title: "Lo que acordaron los equipos y qué ha sido de ello",
    none: "Ningún equipo de tres o más ha escrito lo que hará.",
  },
};

const invitation: CompanyTexts["company/invitation"] = {
  title: "Invitación",
  sub: "El correo que recibe la gente. No enviamos nada hasta que pulses Enviar.",
  notYet: "Todavía no hay invitación",
  notYetText: "Elige primero una aventura, una fecha y una zona horaria.",
  over: "Esta sesión ha terminado",
  overText: "Su invitación ya no se puede cambiar ni enviar.",
  back: "Volver a la sesión",
  form: {
    label: "Tus palabras",
    greeting: "Saludo",
    greetingHint: "Va delante del nombre, por ejemplo «Hola».",
    note: "Nota",
    noteHint: "También aparece en los recordatorios y en el correo sobre un cambio de hora.",
    replyTo: "Las respuestas van a",
    replyToHint: "Si lo dejas vacío, las respuestas llegan a quien envía la invitación.",
    save: "Guardar",
    test: "Enviarme una prueba",
    send: (n) => `Enviar ${count(n, "invitación", "invitaciones")}`,
  },
  done: {
    saved: "Invitación guardada",
    tested: "La prueba va de camino a tu correo",
    testedText: "Sus enlaces no son personales, así que nadie puede entrar con ellos.",
  },
  preview: {
    title: "Vista previa",
    view: "Mostrar como",
    views: { html: "Correo", text: "Texto sin formato" },
    subject: "Asunto",
    replyTo: "Respuestas a",
    frame: "El correo tal como llega",
  },
  announcement: {
    title: "Para el chat de tu equipo",
    text: "Sin enlace personal, para que puedas publicarlo donde quieras.",
    copy: "Copiar el texto",
    copied: "Texto copiado",
  },
};

const story: CompanyTexts["company/story"] = {
  title: "Tu historia",
  sub: "Pon algunas palabras tuyas en una aventura. Si dejas un campo vacío, la historia usa las suyas.",
  crumb: "Ajustes de empresa",
  adventure: "Aventura",
  loading: "Cargando la historia",
  form: "Tus palabras",
  none: "Esta aventura todavía no tiene sitio para palabras tuyas.",
  count: (used, max) => `${used} de ${max}`,
  tooLong: (max) => `Usa como mucho ${max} caracteres.`,
  publicNote:
    "Todas las personas de tus sesiones leen estas palabras. Nunca cambian un enigma y nunca se convierten en enlaces.",
  save: "Guardar tus palabras",
  saving: "Guardando",
  saved: "Tus palabras están guardadas",
  savedText: "Las tendrán las sesiones que confirmes a partir de ahora.",
  savedSession: "Esta sesión tiene ahora sus propias palabras",
  preview: {
    title: "Dónde las lee tu equipo",
    view: "Pantalla",
    views: { desktop: "Ordenador", phone: "Móvil" },
    frame: (scene) => `La escena «${scene}» con tus palabras`,
    where: (act, scene) => `${act}: ${scene}`,
    onCard: "Una persona lo tiene en una carta y lo lee en voz alta.",
    failed: "No se ha podido cargar la vista previa. Tus palabras no se han perdido.",
  },
  session: {
    title: "Palabras para esta sesión",
    sub: (name) => `Tus propias palabras en ${name}, solo para esta sesión.`,
    company: "Esta sesión tiene las palabras de tu empresa. Si cambias una, la sesión tendrá las suyas.",
    own: "Esta sesión tiene sus propias palabras.",
    pinned:
      "Una sesión confirmada mantiene las palabras con las que se confirmó, salvo que las cambies aquí.",
    reset: "Usar las palabras de la empresa",
    resetDone: "Esta sesión vuelve a tener las palabras de la empresa",
    none: "Otras aventuras sí lo tienen.",
    closed: "Sus palabras ya no se pueden cambiar",
    closedText: "Esta sesión ha empezado o ha terminado.",
    back: "Volver a la sesión",
    link: "Tus palabras en la historia",
  },
};

export const planning = {
  "company/create-session": createSession,
  "company/create-series": createSeries,
  "company/series": series,
  "company/series-list": seriesList,
  "company/series-report": seriesReport,
  "company/invitation": invitation,
  "company/story": story,
} satisfies Partial<CompanyTexts>;

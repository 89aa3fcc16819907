import { count } from "../../i18n/es/phrases.ts";
import { formatNumber } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

const people = (n: number) => count(n, "persona", "personas");

const invitations = (n: number) => count(n, "invitación", "invitaciones");

export const texts: typeof english = {
  sub: {
    draft: "Los borradores son gratis y solo los ve la administración.",
    past: "La hora de comienzo ya ha pasado. Pon otra fecha.",
    live: "La sesión está en directo.",
    completed: (came) => `${count(came, "persona asistió", "personas asistieron")}.`,
    cancelled: "Hemos avisado por correo a todas las personas invitadas que no habían dicho que no.",
    ahead: (ahead) => `Empieza ${ahead}.`,
    waiting: {
      autopilot: "El piloto automático espera hasta cinco minutos a quienes faltan.",
      host: "Empieza cuando alguien de la administración la inicia.",
    },
  },
  tabs: {
    label: "Partes de esta sesión",
    attendees: "Asistentes",
    teams: "Equipos",
  },
  noteTerm: "Nota en la invitación:",
  facts: {
    costCenter: (code) => `Centro de coste ${code}`,
    adventure: "Aventura",
    none: "Ninguna todavía",
    inLanguage: (story, pages, minutes) => {
      const languages =
        story === pages ? `En ${story}` : `Historia en ${story}, páginas y correos en ${pages}`;
      return minutes === null ? languages : `${languages}, ${formatNumber(minutes)} minutos`;
    },
    starts: "Comienzo",
    noDate: "Sin fecha",
    zone: (zone) => `en ${zone}`,
    changeDate: "Cambiar la fecha",
    setDate: "Poner fecha",
    runBy: "La conduce",
    autopilotText: "Empieza y avanza sola, sin guía",
    hostText: "Alguien de la administración pulsa Empezar",
    credits: "Créditos",
    reserved: (n) => count(n, "reservado", "reservados"),
    noneReserved: "Ninguno reservado",
    used: (n) => (n === 0 ? "Ninguno usado" : count(n, "usado", "usados")),
    reservedText: "Solo pagas por quienes vienen; los créditos sin usar se liberan al final",
    draftText: (seats) => (seats === null ? "Sin número de plazas" : `${formatNumber(seats)} al confirmarla`),
    releasedText: "Los créditos sin usar se han liberado",
    speed: (speed) => `Va ${formatNumber(speed)} veces más rápido de lo normal (modo local)`,
  },
  actions: {
    rehearse: "Ensayar",
    starting: "Empezando",
    confirm: "Confirmar la sesión",
    confirming: "Confirmando",
    openLobby: "Abrir la sala de espera",
  },
  attendees: {
    title: "Asistentes",
    search: (n) => `Buscar entre ${people(n)}`,
    add: "Añadir gente",
    none: "Todavía no hay nadie en la lista",
    noneText:
      "Elige entre tus participantes o añade a otros. No les escribimos hasta que envíes las invitaciones.",
    noMatch: (query) => (query ? `Nadie coincide con «${query}».` : "No hay nadie en este estado."),
    sum: ({ status, counts }) => {
      const expected = counts.attendees - counts.declined;
      if (status === "completed")
        return `Asistieron ${formatNumber(counts.came)} de ${formatNumber(counts.attendees)}`;
      if (status === "live")
        return `${formatNumber(counts.here)} aquí, han entrado ${formatNumber(counts.came)} de ${formatNumber(expected)}`;
      return counts.here > 0
        ? `${formatNumber(counts.here)} aquí, ${formatNumber(counts.ready)} de ${formatNumber(expected)} a punto`
        : `${formatNumber(counts.ready)} de ${formatNumber(expected)} a punto`;
    },
    sumHint: ({ status, counts }) => {
      const brief = counts.came - counts.attended;
      if (status === "completed")
        return `${count(counts.attended, "plaza ha usado un crédito", "plazas han usado un crédito")}${brief > 0 ? `; ${count(brief, "persona estuvo", "personas estuvieron")} menos de cinco minutos, lo que no cuesta nada` : ""}.`;
      if (status === "live") return "Las ventanas se encienden mientras la gente está conectada.";
      return "A punto: han dicho que vienen y han comprobado micrófono y sonido. La cámara es opcional.";
    },
    show: "Mostrar",
    showAll: (n) => `Todos (${formatNumber(n)})`,
    sort: "Ordenar por",
    orders: {
      todo: "Lo pendiente primero",
      name: "Nombre, de la A a la Z",
      rsvp: "Última respuesta primero",
      department: "Departamento",
      office: "Oficina",
    },
    select: (name) => `Seleccionar a ${name}`,
    selectAll: (n) => `Seleccionar los ${formatNumber(n)}`,
    selected: (n) => count(n, "persona seleccionada", "personas seleccionadas"),
    unselect: "Quitar la selección",
    inviteChosen: (n) => `Enviar ${invitations(n)}`,
    remindChosen: (n) => `Preguntar otra vez a ${formatNumber(n)}`,
    groupChosen: "Añadir a un grupo…",
    removeChosen: (n) => `Quitar ${formatNumber(n)}`,
    removed: (name) => `Se ha quitado a ${name}`,
    removedMany: (n) => `Se ha quitado a ${people(n)}`,
    columns: {
      person: "Persona",
      local: "Su hora local",
      rsvp: "Respuesta",
      check: "Comprobación",
      came: "Asistencia",
      action: "Acción",
    },
    nameless: "Sin nombre",
    zoneUnknown: "zona desconocida",
    emailQueued: "Correo en camino",
    emailFailed: "Correo sin entregar",
    emailBounced: (reason) => `Correo devuelto: ${reason}`,
    fixAddress: "Revisar la dirección",
    orCopy: "o copiar su enlace para entrar desde el menú.",
    open: "Ver a esta persona",
    checks: { passed: "Superada", failed: "Necesita ayuda", incomplete: "Incompleta", none: "Pendiente" },
    failing: (parts) => `No funciona: ${parts}`,
    untested: "Micrófono y sonido sin comprobar",
    invitedAt: (moment) => `Invitación: ${moment}`,
    here: "Aquí ahora",
    joined: "Entró, ahora fuera",
    came: "Asistió",
    brief: "menos de cinco minutos, sin usar crédito",
    away: { absent: "No vino", notYet: "Aún no está" },
    remindOne: { answer: "Pedir una respuesta", check: "Pedir que compruebe micrófono y sonido" },
    inviteAgain: "Enviar la invitación otra vez",
    inviteOne: "Enviar la invitación",
    remove: "Quitar",
    copyPersonal: "Copiar el enlace para entrar",
    copySession: "Copiar el enlace de la sesión",
    revoke: "Anular el enlace para entrar…",
    revoking: {
      title: (name) => `¿Anular el enlace de ${name}?`,
      text: "El enlace de sus correos deja de funcionar, y quien haya entrado con él sale de la sesión. Envía la invitación otra vez para darle un enlace nuevo.",
      cancel: "Mantener el enlace",
      submit: "Anular el enlace",
    },
    menu: (name) => `Más acciones para ${name}`,
  },
  emails: {
    tab: "Correos",
    none: "No se ha enviado ningún correo sobre esta sesión.",
    columns: { email: "Correo", when: "Cuándo", to: "Para", state: "Estado" },
    kinds: {
      invitation: "Invitación con archivo de calendario",
      "series-invitation": "Invitación a la serie, con archivo de calendario",
      dates: "Fechas para elegir",
      enrolled: "Plaza con el enlace de inscripción, con archivo de calendario",
      "enrollment-waiting": "En la lista de espera",
      "enrollment-offer": "Oferta de una plaza",
      withdrawn: "Plaza dejada",
      changed: "Nueva hora, con archivo de calendario",
      "series-cancelled": "Cancelación de varias sesiones, con archivo de calendario",
      "series-changed": "Nuevas fechas de la serie, con archivo de calendario",
      cancelled: "Cancelación",
      check: "Petición de la comprobación previa",
      answer: "Petición de respuesta",
      "reminder-24": "Recordatorio, un día antes",
      "reminder-1": "Recordatorio, una hora antes",
      thanks: "Agradecimiento, con el resumen",
      commitment: "El compromiso del equipo",
      "commitment-asked": "Seguimiento del compromiso",
      "check-in": "Cuestionario breve",
    },
    to: (n) => people(n),
    afterSession: "Después de la sesión",
    whoCame: "Quienes asistieron",
    byItself: "Programado",
    sent: "Entregado",
    waiting: (n) => `${formatNumber(n)} en camino`,
    failed: (sent, failed) => `${formatNumber(sent)} entregados, ${formatNumber(failed)} no`,
  },
  adding: {
    title: "¿Quién viene?",
    description: (seats) =>
      seats === null
        ? "No les escribimos hasta que envíes las invitaciones."
        : `${count(seats, "plaza", "plazas")}. No les escribimos hasta que envíes las invitaciones.`,
    save: (n) => `Guardar ${people(n)}`,
    over: (seats) =>
      `Has elegido a más personas que tus ${formatNumber(seats)} plazas. Al guardar reservamos también las plazas que faltan.`,
  },
  dating: {
    title: "¿Cuándo empieza?",
    text: (invited) =>
      invited > 0
        ? `${count(invited, "persona invitada recibe", "personas invitadas reciben")} un correo y una actualización del calendario con la nueva hora.`
        : "Todavía no has invitado a nadie, así que no escribimos a nadie.",
    submit: "Poner esta fecha",
  },
  editing: {
    title: "Título y nota",
    submit: "Guardar",
  },
  starting: {
    title: "¿Empezar ahora?",
    text: "La sesión empieza para todas las personas de la sala de espera. Quien llegue tarde aún puede entrar.",
    cancel: "Todavía no",
    submit: "Empezar ahora",
  },
  inSeries: (number, of) => `Sesión ${formatNumber(number)} de ${formatNumber(of)}`,
  forIt: "Lo que tu red tiene que permitir",
  ownTexts: "Tus palabras en la historia",
};

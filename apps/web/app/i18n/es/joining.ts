import type { joining as english } from "../en/joining.ts";

/** The join page and the page that starts a rehearsal. Both are prerendered. */
export const joining: typeof english = {
  join: {
    title: "Entrar en la sesión",
    greeting: "Te esperamos.",
    begins: (when) => `Empieza: ${when}`,
    underWay: "Ya ha empezado. Entra.",
    over: "Esta sesión ya ha terminado.",
    submit: "Entrar",
    busy: "Entrando",
    fromLink: "Tu enlace es personal. Nadie más ve tu correo.",
    scorecard: "Ver mi resumen",
    check: "Comprobar antes mi navegador",
    storage:
      "Tu navegador bloquea las cookies y los datos de sitios, y así esta página no puede llevarte a la sesión. Permítelos en este sitio y recarga la página.",
    language: "Idioma",
    music: "Sonido",
    musicChoice: { soft: "Suave", none: "Sin sonido" },
    musicCalm:
      "Las películas y la música empiezan sin sonido porque tu dispositivo pide menos movimiento. Puedes activarlo en cualquier momento.",
  },
  naming: {
    heading: "¿Cómo te llamas?",
    intro: "Tu equipo verá tu nombre.",
    first: "Nombre",
    needFirst: "Escribe tu nombre.",
    last: "Apellidos (opcional)",
    submit: "Continuar",
    skip: "Continuar sin nombre",
  },
  ownData: "Tus datos",
  closed: {
    LINK_EXPIRED: {
      heading: "Este enlace ya no sirve",
      next: "Cada invitación nueva sustituye a la anterior: busca un correo más reciente. Si no lo hay, responde a tu invitación y pide otro enlace, o entra con el correo en el que la recibiste.",
    },
    CONSUMER_002: {
      heading: "No estás en la lista",
      next: "Usa el correo en el que recibiste la invitación. Si es este, han retirado tu plaza: escribe a quien te invitó.",
    },
    SESSION_006: {
      heading: "Esta sesión ya ha terminado",
      next: (days) =>
        `Si participaste, el enlace de tu correo abre tu resumen durante ${days} días después del final. Si te la perdiste, pide otra fecha a quien te invitó.`,
    },
    SESSION_CANCELLED: {
      heading: "Esta sesión se ha cancelado",
      next: "No se va a celebrar y no tienes que hacer nada. Si hay otra fecha, recibirás otra invitación con su propio enlace.",
    },
    SESSION_001: {
      heading: "Aquí no hay ninguna sesión",
      next: "Puede que falte una parte de la dirección. Abre otra vez el enlace de tu invitación o cópialo entero. Si sigue igual, escribe a quien te invitó.",
    },
    POLL_CLOSED: {
      heading: "Ya no se puede responder sobre estas fechas",
      next: "O bien ya hay una fecha, o bien han retirado la pregunta. Si hay fecha, está en tu invitación.",
    },
    SEAT_IN_USE: {
      heading: "Esta plaza está ocupada",
      next: "Ya hay alguien dentro con este correo. Vuelve a la ventana en la que estás jugando, o abre el enlace de tu propia invitación para recuperar la plaza. ¿No tienes el enlace a mano? Podemos enviarte un código por correo.",
    },
    byEmail: "Entrar con mi correo",
    otherAddress: "Probar con otro correo",
    again: "Intentarlo otra vez",
    invitation: "¿Tienes otra invitación? Su enlace abre su propia sesión.",
  },
  decline: {
    heading: "Un clic más: no puedes venir",
    intro: "Así podrán dar tu plaza a otra persona. Puedes cambiar de opinión aquí hasta que empiece.",
    asking: {
      heading: "Un clic más: vas a venir",
      intro: "Así tu equipo sabrá que vienes. Puedes cambiar de opinión aquí hasta que empiece.",
    },
    no: "No puedo ir",
    yes: "Sí que voy",
    afterAll: "Al final sí puedo",
    notComing: "Gracias por avisar.",
    notComingText: "Tu plaza queda libre. Si al final puedes venir, pulsa el botón.",
    coming: "Bien. Te esperamos.",
    comingText: "Entra con el enlace de tu correo.",
  },
  dates: {
    heading: "¿Qué fechas te vienen bien?",
    intro:
      "Elige todas las fechas que te vengan bien. Todavía no hay nada en tu calendario: cuando se fije una fecha, te enviaremos una invitación.",
    given: "Esto es lo que elegiste. Puedes cambiarlo hasta que se fije una fecha.",
    submit: "Estas fechas me vienen bien",
    none: "Ninguna me viene bien",
    choose: "Elige una fecha o di que ninguna te viene bien.",
    done: "Gracias por tu respuesta",
    doneText: "Cuando se fije una fecha, te enviaremos una invitación.",
    change: "Cambiar mi respuesta",
  },
  demo: {
    title: "Prueba una escena",
    intro:
      "Cinco minutos de «La estación callada» con tres personas simuladas. No hace falta cuenta, no se guarda nada y puedes salir cuando quieras.",
    starting: "Tu equipo se está sentando",
    busy: "Preparando el escenario",
    again: "Intentarlo otra vez",
    read: "Mientras tanto, puedes leer la escena aquí.",
    noScript: "Sin JavaScript no puedes jugar la escena, pero sí leerla. Abre la opción que elegirías.",
    next: "Esta historia no se lee. Se juega en equipo.",
    team: "Jugarla con tu equipo",
    seats: "Las seis primeras plazas son gratis. No hace falta tarjeta.",
    price: "Ver cuánto cuesta",
  },
};

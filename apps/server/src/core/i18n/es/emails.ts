import { limits } from "@lantern/contract/limits";
import { addressing } from "../addressing.ts";
import type { Texts } from "../index.ts";

export const emails: Texts["emails"] = {
  privacy: "Privacidad",
  session: {
    hours: ({ start, end }) => `de ${start} a ${end}`,
    storyLanguage: (language) => `La historia está en ${language}.`,
    ownZone: ({ city, utc }) => `Tu hora local en ${city} (${utc} UTC)`,
    sessionZone: ({ city, utc }) => `Hora de ${city} (${utc} UTC)`,
    join: "Entrar en la sesión",
    opens: (opens) => `La sala de espera se abre a las ${opens}`,
    lobby: (opens) =>
      `La sala de espera se abre a las ${opens}. Solo necesitas un navegador, en el ordenador o en el móvil. Sin cuenta y sin contraseña.`,
    calendar: "Añadir al calendario",
    calendarHint: "Si cambia la hora, lo actualizamos",
    onlineCalendarHint: "Una copia que no podemos actualizar",
    check: "Comprobación previa",
    checkHint: "Un minuto, mejor hoy",
    question: {
      none: "¿Vas a venir? Basta un clic, y puedes cambiar tu respuesta más adelante.",
      coming: "Nos dijiste que vienes. Si algo cambia, avísanos:",
      declined: "Nos dijiste que no puedes venir. Si algo cambia, avísanos:",
    },
    coming: "Voy a ir",
    decline: "No puedo ir",
    from: (host, company) => `De ${host}, ${company}. Si respondes a este correo, le llega directamente.`,
    fromWithReplies: (host, company) =>
      `De ${host}, ${company}. Si tienes preguntas, responde a este correo.`,
    camera:
      "La cámara es opcional: un retrato dibujado vale lo mismo. También puedes venir solo a mirar, e irte cuando quieras. Nadie te preguntará por qué.",
    joinLink:
      "Tu enlace para entrar es personal; no lo reenvíes, por favor. Si no funciona, copia este enlace:",
    reason: (company, email) => `Recibes este correo porque ${company} ha invitado a ${email}.`,
  },
  invitation: {
    subject: (sender, title, time) => `${sender} te invita: ${title}, ${time}`,
    title: (name, experience) => addressing(name, `tienes una plaza en ${experience}`),
    announcement: (title, experience, time) =>
      `Vamos a jugar en equipo: ${title}. Es ${experience}, una historia para equipos que se juega en el navegador. ${time}. Tu enlace personal está en el correo de invitación.`,
  },
  series: {
    subject: (sender, title, dates) => `${sender} te invita: ${title}, ${dates} sesiones`,
    title: (name, dates) => addressing(name, `tienes una plaza en ${dates} sesiones`),
    text: "Estas son todas las fechas. Siempre que se pueda jugarás en un equipo nuevo, así conocerás a más compañeros cada vez. Solo necesitas un navegador. Sin cuenta y sin contraseña. Cada fecha tiene su propio enlace para entrar; es personal, no lo reenvíes, por favor.",
    calendar:
      "El archivo de calendario de este correo tiene una entrada para cada fecha. Si cambia una, te escribimos, y solo cambia esa entrada.",
  },
  rescheduled: {
    subject: (title, time) => `Nueva hora: ${title}, ${time}`,
    title: (name) => addressing(name, "tu sesión cambia de hora"),
    text: "Todo lo demás sigue igual, también tu enlace para entrar. El archivo de calendario de este correo sustituye al anterior.",
  },
  seriesRescheduled: {
    subject: (title, dates) => `Nuevas fechas: ${title}, ${dates} sesiones`,
    title: (name, dates) => addressing(name, `${dates} de tus sesiones cambian de fecha`),
    text: "Todo lo demás sigue igual, también tus enlaces para entrar. Estas son las nuevas fechas.",
    calendar:
      "El archivo de calendario de este correo tiene una entrada para cada nueva fecha. Tus otras sesiones no cambian.",
  },
  reminder: {
    tomorrowSubject: (start, title) => `Mañana a las ${start}: ${title}`,
    soonSubject: (start, title) => `Dentro de una hora, a las ${start}: ${title}`,
    tomorrowTitle: (name) => addressing(name, "tu sesión es mañana"),
    soonTitle: (name) => addressing(name, "tu sesión empieza dentro de una hora"),
    tomorrowText:
      "Tu plaza está lista. Si hoy tienes un minuto, haz la comprobación previa, para que mañana todo funcione.",
    soonText:
      "Prepara algo caliente para beber, busca un rincón tranquilo y usa auriculares si tienes. No hace falta más.",
  },
  systemCheck: {
    subject: (title) => `Haz la comprobación previa: ${title}`,
    title: (name) => addressing(name, "¿está listo tu navegador?"),
    text: (time, title) =>
      `${title} es el ${time}. La comprobación previa prueba el sonido, la cámara y la conexión, y te dice cómo resolver cualquier problema antes de la sesión.`,
    button: "Hacer la comprobación",
    note: "Tarda un minuto. Hazla en el dispositivo y el lugar desde los que vas a jugar.",
  },
  rsvpRequest: {
    subject: (title) => `¿Vienes? ${title}`,
    title: (name) => addressing(name, "¿vas a venir?"),
    text: (time, title) =>
      `${title} es el ${time}. Dinos, por favor, si vienes. Si no puedes, tu plaza puede ser para otra persona.`,
  },
  joinCode: {
    subject: (title) => `Tu código: ${title}`,
    title: (name) => addressing(name, "este es tu código"),
    text: "Escríbelo en la página en la que lo pediste. Así sabemos que esta dirección de correo es tuya.",
    note: "El código sirve una sola vez y caduca a los diez minutos. Si no lo has pedido tú, puedes ignorar este correo.",
  },
  cancelled: {
    subject: (title) => `Cancelada: ${title}`,
    title: (name) => addressing(name, "tu sesión se ha cancelado"),
    text: (time, title) =>
      `${title} iba a ser el ${time}. El archivo de calendario de este correo la quita de tu calendario.`,
  },
  seriesCancelled: {
    subject: (title, dates) => `Canceladas: ${title}, ${dates} sesiones`,
    title: (name, dates) => addressing(name, `se han cancelado ${dates} de tus sesiones`),
    text: "Estas sesiones no se celebrarán. El archivo de calendario de este correo las quita de tu calendario.",
    date: (time, title) => `${title}: ${time}`,
  },
  scorecard: {
    subject: (title) => `Tu resumen: ${title}`,
    title: (name) => addressing(name, "gracias por jugar"),
    text: "Hemos guardado el camino de tu equipo por la historia, los puntos y el premio que ha ganado, y lo que te han agradecido.",
    button: "Abrir mi resumen",
    expires: (days) => `Este enlace es personal y sirve durante ${days} días.`,
  },
  commitment: {
    subject: (title) => `Lo que acordó tu equipo: ${title}`,
    title: (name) => addressing(name, "esto es lo que va a hacer tu equipo"),
    text: (team) =>
      `${team} lo escribió al final de la sesión. Ponlo donde lo veas: en una pizarra o al principio de la próxima reunión.`,
    button: "Abrir mi resumen",
    later: (days) => `Dentro de ${days} días te preguntaremos una vez cómo ha ido.`,
    followUpSubject: (title) => `¿Cómo ha ido? ${title}`,
    followUpTitle: (name, days) => addressing(name, `hace ${days} días tu equipo acordó esto`),
    followUpText:
      "¿Se ha hecho? Si es así, merece la pena hablar de lo que ha cambiado. Si no, vale un paso más pequeño o dejarlo de común acuerdo. Con un clic dices cómo ha ido. Tu empresa solo ve los totales del equipo, cuando han respondido tres personas, y nunca quién ha dicho qué.",
    followUpButton: "Decir cómo ha ido",
  },
  checkIn: {
    subject: (title) => `Tres frases cortas: ${title}`,
    preheader: "Se tarda medio minuto y puedes saltarte cualquiera.",
    title: (name, days) => addressing(name, `tu sesión fue hace ${days} días`),
    text: (days) =>
      `¿Cómo es trabajar ahora con tus colegas, ${days} días después? Tres frases cortas y cinco pasos, de nada de acuerdo a muy de acuerdo. Puedes saltarte cualquiera.`,
    button: "Abrir las tres frases",
    also: "En la misma página hay tres frases cortas sobre el trabajo con tus colegas. Puedes saltarte cualquiera.",
    note: `Nadie de tu empresa ve tus respuestas. Solo cuentan en promedios de al menos ${limits.checkInSmallest} personas y después se borran.`,
  },
};

import { addressing, spelledOut } from "../addressing.ts";
import type { Texts } from "../texts.ts";

const word = (number: number) => spelledOut(number, "dos tres cuatro cinco seis siete ocho nueve");

export const emails: Texts["emails"] = {
  privacy: "Privacidad",
  quotationMarks: ["«", "»"],
  session: {
    hours: ({ start, end }) => `de ${start} a ${end}`,
    storyLanguage: (language) => `La historia está en ${language}.`,
    ownZone: ({ city, utc }) => `Tu hora local en ${city} (${utc}\u00a0UTC)`,
    sessionZone: ({ city, utc }) => `Hora de ${city} (${utc}\u00a0UTC)`,
    join: "Entrar en la sesión",
    opens: (opens) => `La sala de espera se abre a las ${opens}`,
    lobby: (opens) =>
      `La sala de espera se abre a las ${opens}. Solo necesitas un navegador, en cualquier dispositivo. Sin cuenta y sin contraseña.`,
    calendar: "Añadir al calendario",
    calendarHint: "Si cambia la hora, lo actualizamos",
    googleCalendar: "Google Calendar",
    onlineCalendarHint: "Una copia que no podemos actualizar",
    check: "Comprobación previa",
    checkHint: "Un minuto, mejor hoy",
    checkHintSoon: "Solo lleva un minuto",
    question: {
      none: "¿Vas a venir? Tu respuesta nos ayuda a planificar los equipos y, si no puedes, tu plaza puede ser para otra persona. Puedes cambiar de respuesta más adelante.",
      coming: "Nos dijiste que vienes. Si algo cambia, avísanos:",
      declined: "Nos dijiste que no puedes venir. Si algo cambia, avísanos:",
    },
    coming: "Voy a ir",
    decline: "No puedo ir",
    from: (host, company) =>
      `De ${host}, ${company}. Si respondes a este correo, ${host} recibirá tu mensaje.`,
    fromWithReplies: (host, company) =>
      `De ${host}, ${company}. Si tienes preguntas, responde a este correo.`,
    camera:
      "La cámara es opcional: un retrato dibujado sirve igual de bien. También puedes limitarte a mirar e irte cuando quieras. Nadie te preguntará por qué.",
    joinLink:
      "Tu enlace para entrar es personal: no lo reenvíes, por favor. Si no funciona, copia este enlace:",
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
    title: (name, dates) => addressing(name, `tienes una plaza en ${word(dates)} sesiones`),
    text: "Estas son todas las fechas. Siempre que se pueda, jugarás en un equipo nuevo; así conocerás cada vez a más colegas. Solo necesitas un navegador. Sin cuenta y sin contraseña. Cada fecha tiene su propio enlace para entrar. Es personal: no lo reenvíes, por favor.",
    calendar:
      "El archivo de calendario de este correo tiene una entrada para cada fecha. Si cambia alguna, te escribiremos y solo cambiará esa entrada.",
  },
  rescheduled: {
    subject: (title, time) => `Nueva fecha y hora: ${title}, ${time}`,
    title: (name) => addressing(name, "tu sesión tiene nueva fecha y hora"),
    text: (title) =>
      `${title} tiene un nuevo horario. Todo lo demás sigue igual, también tu enlace para entrar. El archivo de calendario de este correo sustituye la entrada anterior.`,
  },
  seriesRescheduled: {
    subject: (title, dates) => `Nuevas fechas: ${title}, ${dates} sesiones`,
    title: (name, dates) => addressing(name, `${word(dates)} de tus sesiones cambian de fecha`),
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
      "Tienes tu plaza reservada. Si hoy tienes un minuto, haz la comprobación previa para que mañana todo funcione.",
    soonText:
      "Prepara algo caliente para beber, busca un rincón tranquilo y usa auriculares si tienes. No hace falta más.",
  },
  systemCheck: {
    subject: (title) => `Haz la comprobación previa: ${title}`,
    title: (name) => addressing(name, "¿está listo tu navegador?"),
    text: ({ day, hours }, title) =>
      `${title} es el ${day}, ${hours}. La comprobación previa revisa el sonido, la cámara y la conexión, y te dice cómo resolver cualquier problema antes de la sesión.`,
    button: "Hacer la comprobación",
    note: "Solo lleva un minuto. Hazla en el dispositivo y el lugar desde los que vas a jugar.",
  },
  rsvpRequest: {
    subject: (title) => `¿Vienes? ${title}`,
    title: (name) => addressing(name, "¿vas a venir?"),
    text: ({ day, hours }, title) =>
      `${title} es el ${day}, ${hours}. Dinos, por favor, si vienes. Si no puedes, tu plaza puede ser para otra persona.`,
  },
  joinCode: {
    subject: (title) => `Tu código: ${title}`,
    title: (name) => addressing(name, "este es tu código"),
    text: "Escríbelo en la página en la que lo pediste. Así sabemos que esta dirección de correo es tuya.",
    note: "El código sirve una sola vez y caduca a los diez minutos. Si no lo has pedido tú, puedes ignorar este correo.",
  },
  enrollment: {
    card: (sender, time) => `${sender} te invita. ${time}.`,
    seriesCard: (sender, dates, time) => `${sender} te invita. ${dates} fechas, la primera: ${time}.`,
    seriesSubject: (title, dates) => `Tienes plaza en ${dates} fechas: ${title}`,
    seriesTitle: (name, dates) => addressing(name, `tienes plaza en ${word(dates)} fechas`),
    seriesText:
      "Estas son tus fechas. Solo necesitas un navegador, sin cuenta ni contraseña. Cada fecha tiene su propio enlace personal: no lo reenvíes, por favor. Si al final una no te viene bien, dínoslo abajo: tu plaza podrá ser para otra persona y conservarás las demás.",
    seriesReason: (company, title, email) =>
      `Recibes este correo porque te has apuntado a ${title} de ${company} con ${email}.`,
    codeSubject: (title) => `Tu código: ${title}`,
    codeTitle: "Este es tu código",
    codeText:
      "Escríbelo en la página en la que lo pediste. Así sabemos que esta dirección de correo es tuya.",
    codeNote:
      "El código sirve durante 15 minutos, en el navegador en el que lo pediste. Si no lo has pedido tú, puedes ignorar este correo: sin el código no pasa nada.",
    codeReason: (company, email) =>
      `Recibes este correo porque alguien ha escrito ${email} para apuntarse a una sesión de ${company}.`,
    subject: (title, time) => `Tienes plaza: ${title}, ${time}`,
    reason: (company, email) =>
      `Recibes este correo porque te has apuntado a una sesión de ${company} con ${email}.`,
    waitingSubject: (title) => `Estás en la lista de espera: ${title}`,
    waitingTitle: (name) => addressing(name, "estás en la lista de espera"),
    waitingText: ({ day, hours }, title) =>
      `Todas las plazas de ${title} (${day}, ${hours}) están ocupadas. Si una queda libre y te toca, te escribiremos y tendrás un tiempo para aceptarla.`,
    leave: "Salir de la lista de espera",
    leaveHint: "Basta un clic, sin dar motivos",
    offerSubject: (title) => `Hay una plaza libre para ti: ${title}`,
    offerTitle: (name) => addressing(name, "hay una plaza libre para ti"),
    offerText: ({ day, hours }, title) =>
      `Esperabas una plaza en ${title} (${day}, ${hours}). Ahora hay una libre y te toca a ti.`,
    offerButton: "Aceptar la plaza",
    offerUntil: (day, time) =>
      `Te la reservamos hasta el ${day}, ${time}. Después será para la siguiente persona.`,
    withdrawnSubject: (title) => `Has dejado tu plaza: ${title}`,
    withdrawnTitle: (name) => addressing(name, "gracias por avisar"),
    withdrawnText: (title) =>
      `Tu plaza en ${title} ya puede ser para otra persona. No le decimos a nadie quién la ha dejado. El archivo de calendario de este correo borra la entrada de tu calendario.`,
  },
  dates: {
    subject: (sender, title) => `${sender} pregunta: ¿qué fechas te vienen bien? ${title}`,
    title: (name) => addressing(name, "¿qué fechas te vienen bien?"),
    text: (title) =>
      `Estamos preparando ${title} y nos gustaría contar contigo. Elige todas las fechas que te vengan bien, o ninguna.`,
    reminderSubject: (title) => `¿Qué fechas te vienen bien? ${title}`,
    reminderTitle: (name) => addressing(name, "¿qué fechas te vienen bien?"),
    reminderText: (title) =>
      `Todavía no sabemos cuándo podrías participar en ${title}. Elige todas las fechas que te vengan bien, o ninguna: se tarda medio minuto y no te lo recordaremos más.`,
    button: "Elegir mis fechas",
    note: "Todavía no hay nada en tu calendario. Cuando se fije la fecha, recibirás una invitación con un archivo de calendario. El enlace es personal: no lo reenvíes, por favor.",
  },
  newAddress: {
    subject: (company) => `${company} ha cambiado tu dirección de correo`,
    title: (name) => addressing(name, "tu dirección ha cambiado"),
    text: (company, email) =>
      `${company} usa ahora ${email} para tus sesiones. También recibirás ahí nuestros correos.`,
    confirm:
      "Los enlaces de correos anteriores ya no funcionan. ¿Es tu nueva dirección? Entonces confírmala, y ahí verás también lo que has escrito y elegido hasta ahora. Si no es tuya, no la confirmes: nadie lo verá en la nueva dirección. Avisa a quien organiza tus sesiones.",
    button: "Sí, es mi nueva dirección",
    note: (days) => `Puedes confirmarla durante ${days} días.`,
  },
  cancelled: {
    subject: (title) => `Cancelada: ${title}`,
    title: (name) => addressing(name, "tu sesión se ha cancelado"),
    text: ({ day, hours }, title) =>
      `${title} iba a ser el ${day}, ${hours}. El archivo de calendario de este correo la quita de tu calendario.`,
  },
  seriesCancelled: {
    subject: (title, dates) => `Canceladas: ${title}, ${dates} sesiones`,
    title: (name, dates) => addressing(name, `se han cancelado ${word(dates)} de tus sesiones`),
    text: "Estas sesiones no se celebrarán. El archivo de calendario de este correo las quita de tu calendario.",
    date: (time, title) => `${title}: ${time}`,
  },
  scorecard: {
    subject: (title) => `Tu resumen: ${title}`,
    title: (name) => addressing(name, "gracias por jugar"),
    text: "Hemos guardado el recorrido de tu equipo por la historia, los puntos, el premio que has ganado y lo que te han agradecido.",
    ending: (title) => `El desenlace de tu equipo: ${title}.`,
    award: (title, text) => `El premio de tu equipo: ${title}. ${text}`,
    own: (title, text) => `El tuyo: ${title}. ${text}`,
    thanked: (name, text) => `${name} te dio una carta: ${text}`,
    button: "Abrir mi resumen",
    expires: (days) => `Este enlace es personal y sirve durante ${days} días.`,
  },
  commitment: {
    subject: (title) => `Lo que acordó tu equipo: ${title}`,
    title: (name) => addressing(name, "esto es lo que va a hacer tu equipo"),
    text: (team) =>
      `${team} lo escribió en común al final de la sesión. Ponlo donde lo veas: en una pizarra o al principio del orden del día de la próxima reunión.`,
    button: "Abrir mi resumen",
    later: (days) => `Dentro de ${days} días te preguntaremos una vez cómo ha ido.`,
    followUpSubject: (title) => `¿Cómo ha ido? ${title}`,
    followUpTitle: (name, days) => addressing(name, `hace ${days} días tu equipo acordó esto`),
    followUpText:
      "¿Se ha cumplido? Si es así, comenta con tu equipo qué ha cambiado. Si no, se puede elegir un paso más pequeño o dejarlo de común acuerdo. Basta un clic para decir cómo ha ido. Tu empresa solo ve los totales del equipo, una vez que han respondido tres personas, y nunca quién ha dicho qué.",
    followUpButton: "Decir cómo ha ido",
  },
  checkIn: {
    subject: (title) => `Tres frases cortas: ${title}`,
    preheader: "Se tarda medio minuto y puedes saltarte cualquiera.",
    title: (name, days) => addressing(name, `tu sesión fue hace ${days} días`),
    text: (days) =>
      `¿Qué tal trabajas ahora con tus colegas, ${days} días después? Valora, por favor, tres frases cortas en una escala de cinco niveles, de «en desacuerdo» a «de acuerdo». Puedes saltarte cualquiera.`,
    button: "Abrir las tres frases",
    also: "En la misma página hay tres frases cortas sobre el trabajo con tus colegas. Puedes saltarte cualquiera.",
    note: "Nadie de tu empresa ve tus respuestas a las frases. Solo cuentan en promedios de al menos cinco personas y después se borran.",
  },
};

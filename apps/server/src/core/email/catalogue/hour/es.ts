import { addressing } from "./greeting.ts";
import type { HourWords } from "./words.ts";

/** A day of the week has a capital where it begins a line, and is small inside a sentence. */
const large = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The mails to participants in Spanish; the type is the English one, so that no text can be missing. */
export const es: HourWords = {
  privacy: "Privacidad",
  session: {
    span: (day, start, end) => `${large(day)}, de ${start} a ${end}`,
    story: (language) => `La historia se cuenta en ${language}.`,
    yourTime: ({ place, utc }) => `Tu hora, en ${place} (${utc} UTC)`,
    sessionTime: ({ place, utc }) => `Hora de ${place} (${utc} UTC)`,
    join: "Entrar en la sesión",
    door: (door) =>
      `La puerta se abre a las ${door}. Basta un navegador, en un ordenador o en el móvil. Sin cuenta y sin contraseña.`,
    calendar: "Añadir al calendario",
    calendarHint: "Si la sesión cambia, cambia también",
    check: "Comprobar mi navegador",
    checkHint: "Un minuto, hoy si puedes",
    coming: "Sí que voy",
    comingHint: "Así tu equipo cuenta contigo",
    decline: "No puedo ir",
    declineHint: "Tu plaza pasa a otra persona",
    signed: (host, company) => `${host}, ${company}. Si respondes a este correo, le llega directamente.`,
    camera:
      "La cámara es cosa tuya: un retrato dibujado vale lo mismo. Puedes venir solo a mirar, y marcharte sin que nadie te pregunte por qué.",
    personal:
      "El botón para entrar es solo tuyo; por favor, no lo reenvíes. Si no se abre, copia esta dirección:",
    why: (company, email) => `Recibes este correo porque ${company} ha invitado a ${email}.`,
  },
  invitation: {
    subject: ({ span }, title) => `${span}: ${title}`,
    title: (name, experience) => addressing(name, `tienes una plaza en ${experience}`),
  },
  changed: {
    subject: ({ span }, title) => `Nueva hora, ${small(span)}: ${title}`,
    title: (name) => addressing(name, "la sesión cambia de hora"),
    text: "Todo lo demás sigue igual, también tu enlace. El archivo de calendario de este correo sustituye al anterior.",
  },
  reminder: {
    day: ({ start }, title) => `Mañana, ${start}: ${title}`,
    hour: ({ start }, title) => `En una hora, ${start}: ${title}`,
    dayTitle: (name) => addressing(name, "nos vemos mañana"),
    hourTitle: (name) => addressing(name, "empieza en una hora"),
    dayText:
      "Tu plaza te espera. Si hoy tienes un minuto, haz la comprobación de tu navegador, para que mañana nada estorbe.",
    hourText: "Algo caliente para beber, un rincón tranquilo, auriculares si los tienes. No hace falta más.",
  },
  check: {
    subject: (title) => `Un minuto para comprobar tu navegador: ${title}`,
    title: (name) => addressing(name, "¿está listo tu navegador?"),
    text: (span, title) =>
      `${title} es el ${small(span)}. La comprobación mira el sonido, la cámara y la conexión, y dice qué hay que arreglar mientras queda tiempo para hacerlo.`,
    button: "Hacer la comprobación",
    hint: "Tarda un minuto. Mejor desde el sitio y el ordenador en los que vas a jugar.",
  },
  answer: {
    subject: (title) => `¿Vienes? ${title}`,
    title: (name) => addressing(name, "¿vas a venir?"),
    text: (span, title) =>
      `${title} es el ${small(span)}. Tu navegador ya ha pasado la comprobación; solo falta tu respuesta.`,
  },
  code: {
    subject: (title) => `Tu código: ${title}`,
    title: (name) => addressing(name, "este es tu código"),
    text: "Escríbelo en la página en la que lo pediste. Así sabemos que este correo es tuyo.",
    hint: "Sirve durante diez minutos. Si no lo has pedido tú, puedes ignorar este correo.",
  },
  cancelled: {
    subject: (title) => `Cancelada: ${title}`,
    title: (name) => addressing(name, "esta sesión se ha cancelado"),
    text: (span) =>
      `Iba a ser el ${small(span)}. El archivo de calendario de este correo la quita de tu agenda.`,
  },
  thanks: {
    subject: (title) => `Tu resumen: ${title}`,
    title: (name) => addressing(name, "gracias por jugar"),
    text: "El camino de tu equipo por la historia, lo que ha ganado y lo que te han agradecido quedan guardados para ti.",
    button: "Abrir mi resumen",
    life: (days) => `El enlace es solo tuyo y sirve durante ${days} días.`,
  },
  commitment: {
    subject: (title) => `Lo que acordó tu equipo: ${title}`,
    title: (name) => addressing(name, "esto es lo que va a hacer tu equipo"),
    text: (team) =>
      `Al final de la hora, ${team} lo escribió en común. Ponlo donde lo veas: en la pizarra, al principio de la próxima reunión.`,
    button: "Abrir mi resumen",
    later: (days) => `Dentro de ${days} días preguntamos una vez en qué quedó.`,
    askSubject: (title) => `¿En qué quedó? ${title}`,
    askTitle: (name, days) => addressing(name, `hace ${days} días tu equipo acordó esto`),
    askText:
      "¿Se hizo? Si es así, merece la pena hablar de lo que ha cambiado. Si no, sirve un paso más pequeño, o dejarlo ir. Con una pulsación dices cómo fue. Tu empresa ve la suma del equipo a partir de tres respuestas, nunca quién dijo qué.",
    askButton: "Decir en qué quedó",
  },
};

import type { enrolling as english } from "../en/enrolling.ts";

export const enrolling: typeof english = {
  title: "Reserva tu plaza",
  invites: (inviter, company) => `${inviter}, de ${company}, te invita.`,
  companyInvites: (company) => `${company} te invita.`,
  what: "Una historia que juegas con hasta cinco colegas, en el navegador, en una hora más o menos. Sin cuenta, sin contraseña y sin preparar nada.",
  full: "Ahora mismo todas las plazas están ocupadas. Puedes esperar una: si alguien no puede venir, te escribiremos.",
  emailLabel: "Tu correo del trabajo",
  needEmail: "Escribe tu correo del trabajo.",
  request: "Enviarme un código",
  signOn: "Usar el inicio de sesión de mi empresa",
  privacy: "Tu dirección y tu nombre se añaden a la lista de participantes de esta empresa.",
  privacyLink: "Privacidad",
  sent: (email) =>
    `Hemos enviado un código a ${email}. Puede tardar un minuto en llegar y sirve durante 15 minutos.`,
  code: "Código de seis cifras",
  needCode: "Escribe las seis cifras del correo.",
  proved: "Tu empresa ha confirmado tu dirección.",
  firstName: "Nombre",
  firstNameHint: "Así te llamará tu equipo.",
  needName: "Escribe tu nombre.",
  lastName: "Apellidos (opcional)",
  take: "Reservar mi plaza",
  busy: "Un momento",
  another: "Usar otra dirección",
  seat: {
    heading: "Tienes plaza",
    text: "Te hemos enviado por correo tu enlace personal y un archivo de calendario. Entra con ese enlace.",
    calendar: "Descargar el archivo de calendario",
    join: "Abrir la página de mi sesión",
    cannot: "No puedo ir",
  },
  waiting: {
    heading: "Estás en la lista de espera",
    text: "Si una plaza queda libre y te toca, te escribiremos. Tendrás un tiempo para aceptarla.",
    leave: "Salir de la lista de espera",
  },
  offer: {
    heading: "Hay una plaza libre para ti",
    text: "Pulsa el botón para aceptarla.",
    take: "Aceptar la plaza",
  },
  leaving: {
    heading: "¿Salir de la lista de espera?",
    text: "Más adelante puedes volver a apuntarte, al final de la lista.",
  },
  left: {
    heading: "Ya no estás en la lista de espera",
    text: "Si cambias de idea, puedes volver a apuntarte.",
  },
  withdrawn: {
    heading: "Gracias por avisar",
    text: "Tu plaza ya puede ser para otra persona. No le decimos a nadie quién la ha dejado. Te hemos enviado un archivo que borra la entrada de tu calendario.",
  },
  again: "Volver a apuntarme",
  closed: {
    heading: "La inscripción está cerrada",
    text: "Si tienes plaza, el enlace de tu correo sigue funcionando.",
  },
  unknown: { heading: "Este enlace no lleva a ningún sitio" },
  over: { heading: "Esta plaza ya es de otra persona", text: "Puedes esperar otra." },
};

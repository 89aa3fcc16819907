import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Confirma tu dirección",
  heading: "Confirma tu dirección de correo",
  text: "Después, tu empresa puede confirmar sesiones, invitar a su gente y usar sus 6 créditos gratis.",
  submit: "Confirmar mi dirección",
  busy: "Confirmando",
  doneHeading: "Tu dirección está confirmada",
  done: "Tus 6 créditos gratis están a punto. Planifica tu primera sesión, o echa un vistazo.",
  toDashboard: "Ir al panel",
  waitingHeading: "Mira tu correo",
  waiting: (email) =>
    email
      ? `Hemos enviado un enlace a ${email}. Ábrelo en cualquier dispositivo.`
      : "Te hemos enviado un enlace. Ábrelo en cualquier dispositivo.",
  expiredHeading: "Este enlace ya se ha usado o ha caducado",
  expired: "Escribe tu dirección y te enviaremos otro.",
  moving: {
    text: "Después, entrarás con esta dirección.",
    done: "Desde ahora entras con ella, y ahí te escribiremos.",
    expired:
      "Tu dirección no ha cambiado. Guarda otra vez la nueva en tu perfil y te enviaremos otro enlace.",
    toProfile: "Ir a mi perfil",
  },
  resend: "Enviar otro enlace",
  resent: "Si la dirección está por confirmar, ya hay un enlace en camino.",
  person: {
    heading: "¿Es esta tu dirección nueva?",
    text: "La empresa que te invita ha cambiado tu dirección de correo. Confirma solo si la dirección nueva de nuestro correo es tuya: a partir de ahí mostrará lo que has escrito y elegido hasta ahora.",
    submit: "Sí, es mi dirección nueva",
    doneHeading: "Gracias, está confirmada",
    done: "A partir de ahora, usa la dirección nueva. Ya puedes cerrar esta página.",
  },
  linked: {
    heading: "¿Has sido tú?",
    text: "Alguien ha usado esta dirección para entrar con otra cuenta. Si has sido tú, en este navegador, pulsa el botón para unir las dos.",
    submit: "Sí, unirlas y entrar",
  },
};

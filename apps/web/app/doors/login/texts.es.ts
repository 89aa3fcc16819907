import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Entrar",
  heading: "Hola de nuevo",
  intro:
    "Entra para planificar sesiones. ¿Vas a participar en una? Usa el enlace de tu invitación: no necesitas cuenta.",
  submit: "Entrar",
  busy: "Entrando",
  passkey: "Entrar con una llave de acceso",
  signOn: "Continuar con tu empresa",
  ownersPassword: "Usar tu contraseña (solo titulares)",
  forgot: "¿No la recuerdas?",
  newHere: "¿Es tu primera vez?",
  signUp: "Crea una cuenta",
  newHereEnd: " y recibe 6 créditos gratis.",
  failedHelp: "Comprueba el correo y la contraseña, o elige «¿No la recuerdas?».",
  art: "Las luces están encendidas. Alguien te ha guardado una silla.",
};

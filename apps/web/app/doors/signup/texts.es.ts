import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Crear una cuenta",
  heading: "Tus seis primeras plazas son gratis",
  intro: "Tu empresa y tú, en un solo paso. No hace falta tarjeta.",
  firstName: "Nombre",
  lastName: "Apellidos",
  company: "Empresa",
  emailHint: "Usa tu correo del trabajo. Te enviaremos un enlace para confirmarlo.",
  password: "Contraseña",
  passwordHint: "Al menos 8 caracteres. Una frase es fácil de recordar.",
  repeat: "Repite la contraseña",
  submit: "Crear cuenta",
  busy: "Creando tu cuenta",
  returning: "¿Ya tienes una cuenta?",
  logIn: "Entrar",
  art: "Una hora, en equipo.",
};

import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Únete a tu empresa",
  loading: "Leyendo la invitación",
  heading: (company) => `Únete a ${company}`,
  intro: (role, by) =>
    by ? `${by} te ha invitado con el papel de ${role}.` : `Tienes una invitación con el papel de ${role}.`,
  limited: (role) => `${role} (solo facturación)`,
  someCompany: "Tu Empresa, S. L.",
  somebody: "Alguien de tu equipo",
  someAddress: "nombre@empresa.example",
  address: "Entrarás con",
  submit: "Unirme y entrar",
  busy: "Abriendo tu cuenta",
  expiredHeading: "Esta invitación ya se ha usado o ha caducado",
  expired: "Pide otra a quien te invitó. Si ya tienes una cuenta, entra.",
};

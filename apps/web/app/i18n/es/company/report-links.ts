import type { CompanyTexts } from "../../dashboard-texts.ts";

const share: CompanyTexts["company/report/share"] = {
  title: "Compartir este informe",
  text: "Quien tenga el enlace puede leer este informe, con los nombres que contiene, hasta que el enlace caduque. No necesita cuenta y no puede cambiar nada.",
  loading: "Cargando los enlaces",
  links: "Enlaces a este informe",
  ends: (day) => `Caduca el ${day}`,
  password: "con contraseña",
  opened: (moment) => `se abrió por última vez: ${moment}`,
  notOpened: "todavía no se ha abierto",
  revoke: "Anular",
  revokeOf: (day) => `Anular el enlace que caduca el ${day}`,
  revokeNow: "Anularlo",
  revoked: "Enlace anulado",
  another: "Crear otro enlace",
  end: "El enlace caduca",
  days: (days) => (days === 365 ? "En un año" : `En ${days} días`),
  passwordField: "Contraseña",
  passwordHint: "Envíala por otra vía que el enlace, por ejemplo por teléfono.",
  make: "Crear enlace",
  making: "Creando…",
  made: "Enlace creado",
  link: "Tu nuevo enlace",
  once: "Cópialo ahora: solo lo mostramos una vez.",
};

const shared: CompanyTexts["company/shared-report"] = {
  title: "Informe de la sesión",
  loading: "Cargando el informe",
  from: (company, day) => `Compartido por ${company}. El enlace caduca el ${day}.`,
  protectedTitle: "Este informe tiene contraseña",
  protectedText: "La persona que te envió el enlace puede decirte la contraseña.",
  password: "Contraseña",
  open: "Abrir el informe",
  opening: "Abriendo…",
  endedTitle: "Este enlace no abre ningún informe",
  endedText: "Ha caducado, se anuló o está incompleto. Pide uno nuevo a la persona que te lo envió.",
};

export const reportLinks = {
  "company/report/share": share,
  "company/shared-report": shared,
} satisfies Partial<CompanyTexts>;

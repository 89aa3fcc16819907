import { formatNumber } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  person: "Tú",
  firstName: "Nombre",
  lastName: "Apellidos",
  email: "Correo del trabajo",
  emailHint: "Te enviamos un enlace para confirmar una dirección nueva.",
  emailPassword: "Tu contraseña",
  emailPasswordHint: "Entras con tu dirección, así que te pedimos la contraseña antes de cambiarla.",
  language: "Idioma",
  languageHint: "Para el panel y los correos que te enviamos. Hasta que elijas, los correos van en inglés.",
  browserLanguage: "El de tu navegador",
  details: "Dónde estás",
  save: "Guardar",
  saving: "Guardando",
  password: "Contraseña",
  pending: (email) =>
    `Abre el enlace del correo que enviamos a ${email}. Hasta entonces vale la dirección de arriba; guárdala otra vez para quedarte con ella.`,
  pendingTitle: "Tu nueva dirección está sin confirmar",
  linked: {
    title: "Cuentas con las que entras",
    loading: "Cargando las cuentas con las que entras",
    none: "Ninguna todavía. Entras con tu correo y tu contraseña.",
    since: (moment) => `vinculada: ${moment}`,
    unlink: "Desvincular",
    unlinkOne: (name) => `Desvincular ${name}`,
    unlinked: "Cuenta desvinculada",
    add: "Vincular otra",
    addOne: (name) => `Vincular ${name}`,
    emailed: (email) =>
      `Hemos enviado un enlace a ${email}. Ábrelo en este navegador en menos de una hora para vincular las dos.`,
    names: { microsoft: "Microsoft", google: "Google", linkedin: "LinkedIn", facebook: "Facebook" },
  },
  signIns: {
    title: "Dónde has entrado",
    loading: "Cargando dónde has entrado",
    unknown: "Navegador desconocido",
    here: "este",
    since: (moment) => `desde ${moment}`,
    end: "Salir de ahí",
    endAll: "Salir de todas partes",
    ending: (device) => ({
      title: `¿Salir de ${device}?`,
      text: "Quien lo use tendrá que volver a entrar.",
      confirm: "Salir",
    }),
    endingAll: {
      title: "¿Salir de todas partes?",
      text: "También de este navegador, así que tendrás que volver a entrar.",
      confirm: "Salir de todas partes",
    },
    ended: "Acceso cerrado",
  },
  yourData: {
    title: "Tus datos",
    text: "Todo lo que guardamos de ti, en un archivo: tu cuenta, tu perfil, tus accesos, los correos que te enviamos y lo que has cambiado.",
    download: "Descargar mis datos",
    file: "lantern-hour-mis-datos.json",
    danger: "Zona de peligro",
    deleteAccount: {
      title: "Borrar tu cuenta",
      text: "Borramos al momento tu cuenta, tu perfil y tus accesos. Las sesiones que planificaste se quedan en tu empresa.",
      alone:
        "Eres la única persona de la administración, así que también borramos tu empresa, cancelamos sus sesiones y avisamos a todas las personas invitadas que no hayan dicho que no.",
      button: "Borrar mi cuenta…",
      confirmTitle: "¿Borrar tu cuenta?",
      confirmText: "No se puede deshacer.",
      cancel: "Conservarla",
      confirm: "Borrar mi cuenta",
      done: "Tu cuenta se ha borrado",
      onlyOwner: "Eres la única persona titular. Antes traspasa la empresa o nombra a otra.",
      toAdministrators: "Ir a Administración",
    },
    company: {
      title: "Borrar la empresa",
      text: "Cancelamos las próximas sesiones y avisamos por correo a todas las personas invitadas que no hayan dicho que no. Borramos a todos los participantes y a toda la administración, y avisamos a esta por correo. Pierdes los créditos que quedan. Conservamos los movimientos y los pedidos para la contabilidad.",
      unpaid: (count) =>
        count === 1
          ? "Hay una factura sin pagar. Después seguirá pendiente de pago."
          : `Hay ${formatNumber(count)} facturas sin pagar. Después seguirán pendientes de pago.`,
      toBilling: "Ver las facturas",
      copies: "Descarga antes lo que quieras conservar. Los informes se descargan en sus páginas.",
      files: ["Participantes (CSV)", "Movimientos de créditos (CSV)", "Análisis (CSV)"],
      peopleFile: "participantes.csv",
      button: "Borrar la empresa…",
      confirmTitle: (name) => `¿Borrar ${name}?`,
      confirmText: "No se puede deshacer.",
      type: (name) => `Escribe el nombre de la empresa, ${name}, para confirmar`,
      mismatch: "Ese no es el nombre de la empresa.",
      done: (name) => `${name} se ha borrado`,
      doneText:
        "Las próximas sesiones están canceladas, y hemos avisado por correo a las personas invitadas. Has salido.",
      cancel: "Conservarla",
      confirm: "Borrar la empresa",
    },
  },
};

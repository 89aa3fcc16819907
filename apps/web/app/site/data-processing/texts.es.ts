import { onDevice } from "../privacy/texts.es.ts";
import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Tratamiento de datos",
  intro:
    "Qué se trata y dónde, con qué servicios externos y durante cuánto tiempo. Muestra cómo está configurada esta instalación ahora mismo.",
  here: "En este servidor",
  hereText: (origin) =>
    `Lo guardamos todo en una base de datos PostgreSQL detrás de ${origin}: las cuentas, las listas de personas, las sesiones y sus registros, los pedidos con sus documentos y los correos que esperan a enviarse.`,
  servicesTitle: "Servicios externos",
  none: "No hay ninguno configurado. Aparte de las páginas que la gente abre, este servidor solo envía datos a sistemas que una empresa ha conectado por su cuenta, como su proveedor de identidad.",
  columns: ["Servicio", "Para qué", "Qué recibe"],
  purposes: {
    email: { name: "Enviar correo", gets: "La dirección, el nombre y el texto de cada correo" },
    payments: {
      name: "Pagos",
      gets: "Lo que quien compra escribe en la página del propio servicio, el número de pedido, por cuántos créditos es y el importe con su IVA",
    },
    vat_numbers: {
      name: "Comprobar números de IVA de la Unión Europea (VIES)",
      gets: "Los números de IVA que las empresas escriben para facturar, y el del responsable",
    },
    sign_in: {
      name: "Entrar",
      gets: "El hecho de que alguien entra aquí; solo de quienes administran y lo eligen",
    },
    relay: {
      name: "Repetir sonido y vídeo donde no es posible una conexión directa",
      gets: "Sonido y vídeo cifrados, que no puede leer, y las direcciones de red de ambas personas, mientras hablan",
    },
    chat: {
      name: "Chat de ayuda",
      gets: "Solo después de que lo aceptes: lo que escribes ahí, las páginas que abres mientras tanto, tu navegador y tu dirección de red",
    },
    error_reports: {
      name: "Informes de errores de nuestras páginas",
      gets: "Qué ha fallado, en qué página y en qué navegador. De una de cada diez visitas, y de las visitas con un error, también una repetición de la página con todos los textos y las imágenes tapados",
    },
    database: { name: "Base de datos", gets: "Todo lo que guardamos" },
    fan_out: {
      name: "Enviar jugadas entre servidores",
      gets: "Jugadas de sesiones en marcha, por un momento. No guarda nada",
    },
  },
  browserTitle: "En el navegador",
  browser: [
    "El sonido y el vídeo van directamente entre las personas de un equipo, cifrados por el camino, o pasan por un repetidor o un servidor de medios si arriba se nombra uno. Nunca los grabamos.",
    onDevice,
  ],
  termsTitle: "Cuánto tiempo",
  terms: [
    "El chat, las reflexiones y las frases de agradecimiento: tantos días como fije la empresa, 30 si no dice otra cosa.",
    "Las respuestas a invitaciones que no supimos interpretar: otros tantos días después de la sesión.",
    "Las respuestas al cuestionario breve, si la empresa lo ha activado: hasta que las contamos un mes después de la sesión, 180 días como mucho. Se guardan con un seudónimo. Las medias de cinco personas o más: mientras la empresa tenga una cuenta.",
    "Los segundos de voz: hasta que está hecho el resumen. Después guardamos solo el equilibrio del equipo y la parte de cada persona, que solo ella puede ver.",
    "Los accesos: 8 horas sin uso, 7 días en cualquier caso. Los enlaces de correos ya usados: un día.",
    "El registro de una sesión, con votos y jugadas: tantos meses como haya fijado el responsable, 12 en una instalación nueva. Los informes y los resúmenes ya no lo necesitan.",
    "Los correos enviados: su dirección, su asunto y su hora durante 400 días.",
    "Las páginas públicas de equipos, si la empresa las permite: tantos días como fije, 90 si no dice otra cosa. Una página muestra un nombre de pila solo mientras esa persona lo tiene activado.",
    "Las sesiones y sus informes: mientras la empresa tenga una cuenta. Cuando se borra, desaparecen sus registros, sus informes y sus personas, y sus sesiones se quedan sin nombres. Los créditos, los pedidos, los presupuestos y las facturas: mientras lo exija la ley contable. Las de una empresa borrada: tantos años después del año de la última como haya fijado el responsable, 10 si no dice otra cosa.",
    "Cuando se quita a una persona, borramos su nombre, su dirección y todo lo que escribió. Las plazas y los créditos se quedan como números.",
  ],
};

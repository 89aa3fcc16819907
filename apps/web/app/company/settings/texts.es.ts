import { formatNumber } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  sub: "El aspecto de tus sesiones, lo que guardamos, quién compra y cómo entra tu administración.",
  loading: "Cargando los ajustes",
  ownersOnly: "Solo una persona titular puede cambiar estos ajustes.",
  save: "Guardar",
  saving: "Guardando",
  saved: "Ajustes guardados",
  pages: "Más ajustes",
  branding: {
    title: "Nombre y logo",
    name: "Nombre de la empresa",
    nameHint: "Aparece en los correos, en la sala de espera y en las facturas.",
    color: "Color",
    colorHint:
      "Se usa en los botones de tus correos. El texto sobre él es negro o blanco, lo que se lea mejor.",
    colorText: "Código del color",
    ours: "Usar el color de Lantern Hour",
    sample: "Entrar en la sesión",
    logo: "Logo",
    logoHint:
      "Para los correos y la sala de espera. PNG, JPEG o WebP, hasta 512 KB, sobre fondo blanco. Los correos no llevan un WebP, porque Outlook no lo muestra.",
    logoAlt: (company) => `Logo de ${company}`,
    choose: "Elegir una imagen",
    replace: "Elegir otra",
    remove: "Quitar",
    logoSaved: "Logo guardado",
    logoRemoved: "Logo quitado",
    tooBig: "Elige una imagen de hasta 512 KB.",
  },
  privacy: {
    title: "Lo que medimos y guardamos",
    persons: "Medidas de cada persona",
    personsHint:
      "Activado: cada persona ve su parte en su propio resumen y recibe un premio delante de su equipo; tú no ves ninguna de las dos cosas. Desactivado: solo medimos equipos, nunca personas.",
    retention: "Guardar lo que escribe la gente durante",
    days: (days) => (days === 1 ? "día" : "días"),
    retentionHint:
      "Después borramos el chat, las reflexiones, las cartas de agradecimiento y las respuestas a invitaciones de una sesión. Los compromisos se quedan con el informe.",
    pages: "Los equipos pueden compartir una página de su desenlace",
    pagesHint:
      "Activado: alguien del equipo puede crear una página para quien tenga su enlace, con el desenlace, el camino y el premio del equipo. No muestra nada de tu empresa, y un nombre de pila solo si esa persona lo activa. Desactivado: las páginas compartidas terminan al momento.",
    pageDays: "Una página compartida termina a los",
    pageDaysHint: "Se cuentan desde el día en que se compartió, también para las páginas que ya existen.",
    audit: "Guardar el registro de cambios durante",
    auditHint: (min, max) =>
      `De ${formatNumber(min)} a ${formatNumber(max)} días. Borramos las entradas más antiguas; en las demás se puede seguir comprobando que nadie las ha manipulado.`,
    documents: "Para tu comité de empresa:",
    processing: "Qué datos se tratan y dónde",
  },
  files: {
    title: "Archivos",
    language: "Idioma de las descargas",
    hint: "De los informes en PDF y diapositivas, y de los encabezados de los archivos CSV. Las facturas y los recibos usan el idioma de su cuenta de facturación.",
  },
  checkIn: {
    title: "Cuestionario breve",
    text: "Averigua si las sesiones cambian algo. Los participantes reciben tres frases, con cinco pasos de desacuerdo a acuerdo, en la sala de espera, después del resumen y por correo a los 14 y a los 30 días. Se puede saltar cada una.",
    statements: [
      "Cuando me atasco, sé a quién preguntar.",
      "Me resulta fácil decir lo que pienso delante de estas personas.",
      "Siento que formo parte de este grupo.",
    ],
    label: "Ofrecer el cuestionario",
    hint: "Nunca ves una respuesta. El análisis muestra cuánto cambian las medias, en todas tus sesiones juntas, cuando se pueden mostrar al menos cinco personas. Si una diferencia puede deberse al azar, lo dice. Si lo desactivas, no se pregunta a nadie más, y lo respondido hasta entonces sigue contando.",
  },
  buying: {
    title: "Comprar créditos",
    label: "La Subadministración puede comprar créditos",
    hint: "Si está activado, puede pedir créditos y ver los pedidos, los presupuestos y los datos de facturación. Si no, solo pueden las personas titulares y la Subadministración limitada a facturación.",
  },
  secondFactor: {
    title: "Segundo paso",
    text: "Toda la administración necesita entonces una aplicación de autenticación o una llave de acceso. Quien no la tenga debe configurarla primero. Las claves de API siguen funcionando.",
    label: "Exigir un segundo paso a toda la administración",
  },
  methods: {
    title: "Maneras de entrar",
    text: "Cómo entra tu administración. Para exigir un proveedor, activa solo ese. Los participantes no necesitan una cuenta.",
    names: {
      password: "Correo y contraseña",
      google: "Google",
      microsoft: "Microsoft",
      linkedin: "LinkedIn",
      facebook: "Facebook",
    },
    legend: "Permitidas",
    off: "Sin configurar",
  },
};

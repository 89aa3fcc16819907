import { creditTerms } from "../../i18n/credit-terms.ts";
import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Precios",
  description:
    "Solo pagas por quien viene. Un crédito es una plaza en una sesión. Paquetes de 12, 48 y 150 créditos, y los 6 primeros son gratis.",
  heading: "Solo pagas por quien viene.",
  intro:
    "Un crédito es una plaza en una sesión. No hay suscripciones ni niveles: cada paquete lo incluye todo. Las 6 primeras plazas de tu empresa son gratis.",
  count: {
    label: "Calcúlalo para tu equipo",
    seats: "Plazas que reservas",
    came: "Personas que vienen",
    first: "Es nuestra primera sesión",
    currency: "Moneda",
    bill: "Lo que pagarías",
    button: "Consigue 6 plazas gratis",
    without: "Esto es un ejemplo. Activa JavaScript para calcularlo para tu equipo.",
  },
  packs: {
    heading: "Tres paquetes, un producto.",
    intro:
      "Las plazas cuestan menos en los paquetes grandes, y cada moneda tiene sus propios precios. Nada más cambia.",
    caption: "Paquetes de créditos",
    columns: ["Paquete", "Por plaza", "Pagas"],
    credits: "créditos",
    seat: "por plaza",
    asOf: (date) =>
      `Precios del ${date}, más el IVA donde corresponda. Donde cobramos IVA, pagas en la moneda del país que lo recibe; si no, tu primera compra fija la moneda de tu empresa. Tu factura muestra el número de IVA de tu empresa.`,
  },
  terms: creditTerms,
  life: {
    heading: "La vida de un crédito",
    intro: "Lo que le pasa a un crédito, desde la compra hasta que se libera.",
    steps: [
      {
        name: "Disponible",
        text: "Lo has comprado, o es uno de tus 6 gratis. Echa un vistazo, planifica y ensaya cuantas veces quieras:",
        strong: "eso es gratis.",
      },
      {
        name: "Reservado",
        text: "Cuando confirmas una sesión, reservamos un crédito por plaza. Si la cancelas,",
        strong: "se liberan todos al momento.",
      },
      {
        name: "Gastado",
        text: "Un crédito se gasta cuando alguien ha pasado cinco minutos en la sesión.",
        strong: "Quien hace de guía no necesita plaza.",
      },
      {
        name: "Liberado",
        text: "Si alguien no viene, su crédito",
        strong: "se libera cuando acaba la sesión.",
      },
    ],
  },
  included: {
    heading: "Incluido con cada plaza",
    list: [
      "Todas las aventuras disponibles",
      "Vídeo y voz en el navegador",
      "Invitaciones, recordatorios y archivos de calendario",
      "Una comprobación de un minuto para cada persona",
      "Piloto automático, o una consola si haces de guía",
      "Resumen y premios para cada equipo",
      "Un informe para la empresa, también en CSV y PDF",
      "Ensayos con un equipo simulado",
      "Subtítulos y control completo con el teclado",
      "Una hoja de privacidad de una página para el comité de empresa",
    ],
  },
  byReceipt: {
    heading: "Pagos y facturas",
    intro: "Todo lo que necesita tu contabilidad.",
    list: [
      {
        name: "Cómo pagas",
        text: "Un paquete, o cualquier número de créditos, en dólares estadounidenses, euros o libras: con tarjeta en el navegador, o con factura donde el responsable acepta transferencias. Si lo necesitas, haz antes un presupuesto. Nada se renueva, así que no hay nada que cancelar.",
      },
      {
        name: "La factura",
        text: "Recibes por correo, y en Facturación, un PDF numerado con la dirección de facturación, el NIF y el número de pedido de tu empresa. Tus datos los escribes una vez.",
      },
      {
        name: "Los movimientos",
        text: "Los movimientos muestran cada cambio de tus créditos, el motivo y el saldo que queda. Los lees en el panel o los descargas en CSV.",
      },
    ],
  },
  questions: {
    heading: "Preguntas frecuentes",
    more: "Todas las preguntas",
    contact: "Pregúntanos otra cosa",
    group: "credits",
  },
  end: {
    heading: "Juega antes de pagar.",
    text: "Crea una cuenta con tu correo del trabajo y tus 6 primeras plazas son gratis. O juega una escena por tu cuenta, sin registrarte.",
  },
};

import { count } from "../../i18n/es/phrases.ts";
import { formatNumber } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

const credits = (n: number) => count(n, "crédito", "créditos");

export const texts: typeof english = {
  sub: "Un crédito es una plaza en una sesión. Solo pagas por quienes vienen; los créditos sin usar siguen siendo tuyos.",
  forbidden: "En tu empresa, la Subadministración no puede comprar créditos",
  forbiddenText:
    "Pide a una persona titular de tu empresa que los compre, o que permita comprar a la Subadministración en los ajustes de empresa.",
  packs: "Paquetes",
  credits: "créditos",
  seat: (price) => `${price} por plaza`,
  buyPack: (n) => `Comprar ${credits(n)}`,
  buyShort: "Comprar",
  loading: "Cargando los paquetes",
  nothing: "Ahora mismo no se pueden comprar créditos. Escribe a nuestro soporte.",
  prices: "Pagas en la página siguiente y después vuelves aquí.",
  currency: "Moneda",
  currencyHint: "Tu primera compra decide la moneda de tu empresa.",
  detailsFirst: "Antes de comprar, escribe tus datos de facturación: aparecen en la factura o el recibo.",
  any: {
    title: "Otra cantidad, una factura o un presupuesto",
    sub: "Un crédito cuesta lo mismo que en el mayor paquete que no supera tu pedido.",
    credits: "Créditos",
    invalid: "Escribe un número entero de 1 a 5000.",
    noPrice: "Escribe un número para ver su precio.",
    better: (n, price) => `${credits(n)} no cuestan más: ${price}.`,
    take: (n) => `Elegir ${formatNumber(n)}`,
    purchaseOrder: "Número de pedido de tu empresa",
    optional: "(opcional)",
    purchaseOrderHint: "Si tu empresa usa uno, aparece en el presupuesto, la factura y el recibo.",
    card: "Pagar con tarjeta",
    invoice: "Pedir con factura",
    quote: "Hacer un presupuesto",
    invoiceHint: (days) => `Las facturas se pagan por transferencia en ${formatNumber(days)} días.`,
    atOnce: (n) => `Añadimos al momento hasta ${n} créditos, y los demás cuando llega el pago.`,
    afterPayment: "Los créditos se añaden cuando llega el pago.",
    ordered: (name) => `Pedido hecho. La factura ${name} está en Compras y en tu correo.`,
    again: "Pedir otra vez",
    quoted: (name) => `El presupuesto ${name} está en Compras.`,
  },
  detailsMissing: "Guarda arriba tus datos de facturación para comprar.",
  notYet: "Confirma tu dirección de correo para comprar créditos.",
};

import { creditTerms } from "../../i18n/credit-terms.es.ts";
import { count } from "../../i18n/es/phrases.ts";
import { formatNumber } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

const credits = (n: number) => count(n, "crédito", "créditos");

export const texts: typeof english = {
  sub: "Un crédito es una plaza en una sesión. Solo pagas por quienes vienen.",
  terms: creditTerms,
  forbidden: "En tu empresa, la Subadministración no puede comprar créditos",
  forbiddenText:
    "Pide a una persona titular de tu empresa que los compre, o que permita comprar a la Subadministración en los ajustes de empresa.",
  loading: "Cargando los paquetes",
  nothing: "Ahora mismo no se pueden comprar créditos. Escribe a nuestro soporte.",
  amount: "¿Cuántos créditos?",
  packs: "Paquetes",
  pack: credits,
  seat: (price) => `${price} por plaza`,
  credits: "Créditos",
  limit: (most) => `Un número entero hasta ${most}. ¿Necesitas más?`,
  writeToUs: "Escríbenos",
  invalid: (most) => `Escribe un número entero de 1 a ${most}.`,
  tooMany: (most) => `Un pedido tiene como máximo ${most} créditos.`,
  noPrice: "Elige un paquete o escribe un número para ver el precio.",
  row: (n, each) => `${credits(n)}, ${each} cada uno`,
  total: "Total",
  taxOpen: "Más IVA donde corresponda. Lo verás cuando sepamos a quién facturamos.",
  cheaper: (better, less, n) => `${credits(better)} cuestan ${less} menos que ${formatNumber(n)}.`,
  same: (better, n) => `${credits(better)} no cuestan más que ${formatNumber(n)}.`,
  take: (n) => `Elegir ${formatNumber(n)}`,
  currency: "Moneda",
  currencyHint: "Tu primera compra decide la moneda de tu empresa.",
  billed: "¿A quién facturamos?",
  accountMissing: "Guarda arriba una cuenta de facturación para hacer el pedido.",
  order: "¿Cómo pagas?",
  purchaseOrder: "Número de pedido de tu empresa",
  optional: "(opcional)",
  purchaseOrderHint: "Si tu empresa usa uno, aparece en el presupuesto y en la factura.",
  card: "Pagar con tarjeta",
  invoice: "Pedir con factura",
  quote: "Hacer antes un presupuesto",
  payNext: "Pagas en la página siguiente y después vuelves aquí.",
  invoiceHint: (days) => `Las facturas se pagan por transferencia en ${formatNumber(days)} días.`,
  atOnce: (n) => `Añadimos al momento hasta ${n} créditos, y los demás cuando llega el pago.`,
  afterPayment: "Los créditos se añaden cuando llega el pago.",
  ordered: (name) => `Pedido hecho. La factura ${name} está en Compras y en tu correo.`,
  again: "Pedir otra vez",
  quoted: (name) => `El presupuesto ${name} está en Compras.`,
  notYet: "Confirma tu dirección de correo para comprar créditos.",
};

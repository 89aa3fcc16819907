import { count } from "../../../i18n/es/phrases.ts";
import { formatNumber } from "../../../i18n/format.ts";
import type { purchaseTexts as english } from "./purchase-texts.ts";

const credits = (n: number) => count(n, "crédito", "créditos");

export const purchaseTexts: typeof english = {
  documents: {
    kinds: {
      quote: "Presupuesto",
      receipt: "Recibo",
      confirmation: "Confirmación de pago",
      invoice: "Factura",
      credit_note: "Factura rectificativa",
      credit_note_reversal: "Anulación de una factura rectificativa",
    },
    getOf: (kind, n, day, name) => `${kind} de ${credits(n)}, ${day} (${name})`,
    xrechnung: "XRechnung",
    failed: "No hemos podido cargar el documento",
  },
  credits: (n) => credits(n),
  purchaseOrder: (number) => `Tu número de pedido ${number}`,
  vat: (amount) => `IVA incl. ${amount}`,
  validUntil: (day) => `válido hasta el ${day}`,
  lapsed: (day) => `ya no es válido desde el ${day}`,
  dueAt: (day) => `vence el ${day}`,
  added: (n) => count(n, "ya añadido", "ya añadidos"),
  overdue: "Vencida",
  states: {
    quoted: "Presupuesto",
    open: "Sin pagar",
    part_paid: "Pagado en parte",
    paid: "Pagado",
    declined: "Rechazado",
    expired: "No pagado a tiempo",
    part_refunded: "Reembolsado en parte",
    refunded: "Reembolsado",
    disputed: "En disputa",
    cancelled: "Cancelado",
  },
  part: (amount) => `${amount} devueltos`,
  pay: "Pagar con tarjeta",
  payOf: (name) => `Pagar ${name} con tarjeta`,
  invoice: "Pedir con factura",
  invoiceOf: (name) => `Pedir ${name} con factura`,
  ordered: (name) => `Pedido hecho. La factura ${name} está aquí abajo y en tu correo.`,
  failed: "No ha funcionado",
  cancel: "Cancelar",
  cancelOf: (name) => `Cancelar ${name}`,
  cancelTitle: (name) => `¿Cancelar ${name}?`,
  cancelText: "Ya no se podrá pedir ni pagar. Puedes hacer otro pedido cuando quieras.",
  cancelInvoiceText:
    "Recibirás una factura rectificativa. Se retiran los créditos que hayamos añadido antes del pago.",
  refund: "Reembolsar créditos sin usar",
  refundOf: (name) => `Reembolsar los créditos sin usar de ${name}`,
  refundTitle: (credits, amount) =>
    credits === 1
      ? `¿Reembolsar 1 crédito por ${amount}?`
      : `¿Reembolsar ${formatNumber(credits)} créditos por ${amount}?`,
  refundText: (day) =>
    `El dinero vuelve a tu tarjeta y los créditos salen de tu saldo. Puedes hacerlo hasta el ${day}, y una vez en 12 meses. Recibirás una nota de crédito.`,
  refundSubmit: (amount) => `Reembolsar ${amount}`,
  refundDone: (amount) => `${amount} están en camino a tu tarjeta.`,
  cancelBack: "Volver",
  cancelled: (name) => `Cancelado: ${name}`,
};

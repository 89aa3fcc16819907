import type { DocumentText } from "./en.ts";

/** What documents say, in Spanish. */
export const es: DocumentText = {
  titles: {
    receipt: (name) => `Recibo ${name}`,
    invoice: (name) => `Factura ${name}`,
    confirmation: () => "Confirmación de pago",
    credit_note: (name) => `Factura rectificativa ${name}`,
    credit_note_reversal: (name) => `Anulación de una factura rectificativa ${name}`,
    quote: (name) => `Presupuesto ${name}`,
  },
  issued: (day) => `Emitida el ${day}`,
  paid: (day) => `Pagada el ${day}`,
  payBy: (issued, day) => `Emitida el ${issued}. Fecha límite de pago: ${day}.`,
  confirms: (name, day) => `La factura ${name} se pagó el ${day}.`,
  credits: {
    receipt: (issued, name) => `Emitida el ${issued} para el recibo ${name}`,
    invoice: (issued, name) => `Emitida el ${issued} para la factura ${name}`,
  },
  setOff: (name) => `El importe se compensa con la factura ${name} o se devuelve.`,
  valid: (issued, until) => `Emitido el ${issued}. Válido hasta el ${until}.`,
  purchaseOrder: (number) => `Número de pedido del cliente: ${number}`,
  order: (id) => `Pedido ${id}`,
  from: "De",
  to: "Para",
  columns: { what: "Concepto", credits: "Créditos", each: "Precio unitario", amount: "Importe" },
  what: "Créditos de Lantern Hour (una plaza cada uno)",
  totals: {
    receipt: (currency) => `Total pagado (${currency})`,
    invoice: (currency) => `Importe a pagar (${currency})`,
    paidInvoice: (currency) => `Total, pagado (${currency})`,
    confirmation: (currency) => `Importe recibido (${currency})`,
    credit_note: (currency) => `Importe abonado (${currency})`,
    credit_note_reversal: (currency) => `Importe que deja de abonarse (${currency})`,
    quote: (currency) => `Total (${currency})`,
  },
  unused: "Créditos sin usar",
  overdue: "Sin pagar 30 días después de su vencimiento",
  net: "Base imponible",
  reference: (reference) => `Referencia: ${reference}`,
  reason: (reason) => `Motivo: ${reason}`,
  noInvoice: "Esta confirmación no es una factura. El IVA, si lo hay, consta en la factura.",
  sample: "Muestra: creada en modo local y no válida para la contabilidad",
  vat: (number) => `NIF-IVA ${number}`,
  tax: (number) => `Número de identificación fiscal ${number}`,
  payment: {
    title: "Cómo pagar",
    reference: (name) => `Por transferencia bancaria, con la referencia ${name}`,
    holder: (name) => `Titular de la cuenta: ${name}`,
    iban: (number) => `IBAN ${number}`,
    bic: (code) => `BIC ${code}`,
  },
  acceptance: {
    title: "Cómo hacer el pedido",
    text: (origin) =>
      `Haz el pedido a este precio en la página Facturación de ${origin}, con tarjeta o con factura. La factura puede llevar el número de pedido de tu empresa.`,
  },
};

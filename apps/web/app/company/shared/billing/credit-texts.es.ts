import { formatNumber } from "../../../i18n/format.ts";
import type { creditTexts as english } from "./credit-texts.ts";

export const creditTexts: typeof english = {
  buy: "Comprar créditos",
  ledgerLink: "Movimientos",
  low: {
    title: (free) =>
      free === 0
        ? "No hay créditos disponibles"
        : free === 1
          ? "Queda un crédito disponible"
          : `Quedan ${formatNumber(free)} créditos disponibles`,
    buyer: "Un crédito es una plaza. Compra más antes de confirmar la próxima sesión.",
    others: "Un crédito es una plaza. Pide a una persona titular de tu empresa que compre más.",
  },
  debt: {
    title: (owed) => (owed === 1 ? "Se debe un crédito" : `Se deben ${formatNumber(owed)} créditos`),
    text: "Se devolvió un pago después de usar sus créditos. No se pueden comprar más hasta que se resuelva. Escribe a nuestro soporte.",
  },
};

import { limits } from "@lantern/contract/limits";

export const creditTerms = `Los créditos no caducan. Durante ${limits.refundDays} días después de pagar, reembolsamos los que no hayas usado, al precio que pagaste por cada uno.`;

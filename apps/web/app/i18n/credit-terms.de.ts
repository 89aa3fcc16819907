import { limits } from "@lantern/contract/limits";

export const creditTerms = `Credits verfallen nicht. Bis ${limits.refundDays} Tage nach der Zahlung erstatten wir nicht genutzte Credits zu dem Preis, den Sie jeweils bezahlt haben.`;

import { limits } from "@lantern/contract/limits";

/** What we promise about unused credits, wherever it is written. */
export const creditTerms = `Credits don’t expire. For ${limits.refundDays} days after you pay, we refund the ones you haven’t used, at the price you paid for each.`;

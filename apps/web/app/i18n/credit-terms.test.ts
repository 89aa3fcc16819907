import { expect, test } from "vitest";
import { texts as checkout } from "../company/checkout/texts.ts";
import { questionGroups } from "../help/questions.ts";
import { texts as pricing } from "../site/pricing/texts.ts";
import { texts as terms } from "../site/terms/texts.ts";
import { creditTerms } from "./credit-terms.ts";

test("[36] pricing, questions, terms and checkout say the same about credits that are not used", () => {
  expect(creditTerms).toBe(
    "Credits don’t expire. For 30 days after you pay, we refund the ones you haven’t used, at the price you paid for each.",
  );
  const questions = questionGroups.flatMap(({ list }) => list).flatMap(({ a }) => a);
  expect([checkout.terms, pricing.terms]).toEqual([creditTerms, creditTerms]);
  expect(questions).toContain(creditTerms);
  expect(terms.sections.flatMap(({ text }) => text).some((text) => text.startsWith(creditTerms))).toBe(true);
});

/** The questions in other languages: each is there once, at the anchor that it has in English, and is found by its words. */
import { siteLanguages } from "@lantern/contract/site-languages";
import { expect, test, vi } from "vitest";
import { anchorOf, type QuestionGroup } from "./question-group.ts";
import { questionGroups } from "./questions.ts";
import { searchText } from "./search-text.ts";

const others = siteLanguages.filter((code) => code !== "en");
/** A search that finds more leaves its reader looking. */
const most = 5;

const translations = import.meta.glob<Record<string, QuestionGroup>>("./questions/*.{es,de}.ts", {
  eager: true,
});

function groupsIn(language: string): QuestionGroup[] {
  const groups = Object.entries(translations)
    .filter(([file]) => file.endsWith(`.${language}.ts`))
    .flatMap(([, module]) => Object.values(module));
  return questionGroups.map(({ id }) => {
    const group = groups.find((each) => each.id === id);
    if (!group) throw new Error(`No group ${id} in ${language}`);
    return group;
  });
}

test.each(others)("every question is there in %s, in the same order, with as many paragraphs", (language) => {
  const shape = (groups: readonly QuestionGroup[]) =>
    groups.map(({ id, list }) => ({
      id,
      list: list.map((question) => [anchorOf(question), question.a.length]),
    }));
  expect(shape(groupsIn(language))).toEqual(shape(questionGroups));
});

test.each([
  ["es", "reembolso de créditos", "do-credits-expire-can-we-have-unused-ones-refunded"],
  ["es", "precio con IVA", "do-prices-include-vat"],
  ["es", "factura para contabilidad", "do-we-get-an-invoice"],
  ["es", "presupuesto de compras", "can-we-get-a-quote-first"],
  ["es", "comité de empresa", "do-you-have-something-for-our-works-council"],
  ["es", "se graba el vídeo", "is-anything-recorded"],
  ["es", "ancho de banda", "how-much-bandwidth-does-it-need"],
  ["es", "husos horarios", "what-about-different-time-zones"],
  ["es", "lista de espera", "can-colleagues-sign-up-for-a-session-themselves"],
  ["de", "Credits erstatten", "do-credits-expire-can-we-have-unused-ones-refunded"],
  ["de", "Preis mit Mehrwertsteuer", "do-prices-include-vat"],
  ["de", "Rechnung für die Buchhaltung", "do-we-get-an-invoice"],
  ["de", "Angebot einholen", "can-we-get-a-quote-first"],
  ["de", "Betriebsrat", "do-you-have-something-for-our-works-council"],
  ["de", "Wird die Session aufgezeichnet?", "is-anything-recorded"],
  ["de", "Bandbreite", "how-much-bandwidth-does-it-need"],
  ["de", "verschiedene Zeitzonen", "what-about-different-time-zones"],
  ["de", "Auftragsverarbeitung AVV", "is-there-a-data-processing-agreement"],
])("in %s, “%s” finds %s among at most five", async (language, search, anchor) => {
  vi.resetModules();
  vi.doMock("./search-terms.ts", () => import(`./search-terms.${language}.ts`));
  const { fitting } = await import("./fitting.ts");
  const questions = groupsIn(language).flatMap(({ list }) => list);
  const fits = fitting(questions.map(searchText), search);
  const anchors = questions.filter((_, index) => fits[index]).map(anchorOf);
  expect(anchors).toContain(anchor);
  expect(anchors.length).toBeLessThanOrEqual(most);
});

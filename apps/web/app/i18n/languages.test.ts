/** Every file of texts of the dashboard has a translation beside it. What a translation lacks does not compile. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { dashboardLanguages } from "@lantern/contract/languages";
import { expect, test } from "vitest";

const app = join(import.meta.dirname, "..");
const files = readdirSync(app, { recursive: true })
  .map((name) => String(name).replaceAll("\\", "/"))
  .filter((name) =>
    /^(?:(?:api|company|document|doors(?!\/(?:enroll|join))|forms|help|shell|ui)\/(?:.*[/-])?(?:texts|names)|i18n\/(?:error|form|format)-texts|i18n\/start\/\w+)\.ts$/.test(
      name,
    ),
  );

/** Every value in a tree of texts. */
const leaves = (tree: unknown): unknown[] =>
  typeof tree === "object" && tree !== null ? Object.values(tree).flatMap(leaves) : [tree];

test.each(dashboardLanguages.filter((each) => each !== "en"))(
  "every text of the dashboard is there in %s",
  async (language) => {
    expect(files.length).toBeGreaterThan(60);
    const translationOf = (name: string) => join(app, name.replace(/ts$/, `${language}.ts`));
    expect(files.filter((name) => !existsSync(translationOf(name)))).toEqual([]);
    for (const name of files) {
      const [english, translation] = [join(app, name), translationOf(name)];
      expect(readFileSync(translation, "utf8"), name).toContain(`from "./${basename(name)}";`);
      const [texts, translated] = await Promise.all([import(english), import(translation)]);
      expect(Object.keys(translated), name).toEqual(Object.keys(texts));
      // In the works council's table an empty cell is a dash.
      expect(leaves({ ...translated }).includes(""), name).toBe(false);
    }
  },
);

/** `npm run story:check -- [slug]`: all checks of the story packs. */
import { compile } from "@lantern/engine";
import { alikeRounds, checkPack, type PackReport } from "@lantern/engine/check";
import { folderOf, loadPack, packSlugs, readSource } from "./index.ts";
import { checkTranslations } from "./translation-check.ts";
import { translationFiles } from "./translations.ts";

const slugs = process.argv.slice(2);
let wrong = 0;
for (const slug of slugs.length > 0 ? slugs : packSlugs()) {
  try {
    const { pack, hash } = loadPack(slug);
    const report = checkPack(pack);
    console.log(`${pack.title} (${slug}, ${hash.slice(0, 12)})`);
    console.log(summary(report).join("\n"));
    const translations = checkTranslations(compile(readSource(slug)), translationFiles(folderOf(slug)));
    if (translations.summary.length > 0)
      console.log(translations.summary.map((line) => `  ${line}`).join("\n"));
    wrong += printProblems(slug, [...report.problems, ...translations.problems]);
  } catch (error) {
    wrong += printProblems(slug, [error instanceof Error ? error.message : String(error)]);
  }
}
wrong += printAlike();
process.exitCode = wrong === 0 ? 0 : 1;

/** [G42] Of all stories, whichever are checked: somebody may play one after the other. */
function printAlike(): number {
  const alike = alikeRounds(packSlugs().map((slug) => loadPack(slug).pack));
  for (const problem of alike) console.log(`  ✗ rounds: ${problem}`);
  return alike.length;
}

function printProblems(slug: string, problems: readonly string[]): number {
  for (const problem of problems) console.log(`  ✗ ${problem}`);
  console.log(problems.length === 0 ? "  ✓ nothing wrong\n" : `  ${slug}: ${problems.length} to mend\n`);
  return problems.length;
}

function summary({ walk, times, proofs, readability }: PackReport): string[] {
  const { least, most } = walk.story;
  const cuts = [...walk.cuts].filter(([, films]) => films.size > 0);
  const films = cuts.reduce((sum, [, some]) => sum + some.size, 0);
  return [
    `  ${walk.scenes.size} scenes, ${walk.endings.size} endings, ${walk.situations} situations walked, story points ${least} to ${most}`,
    `  readability: LIX ${readability} (below 30 very easy, 30 to 40 easy)`,
    ...(films > 0
      ? [`  ${films} different films: ${cuts.map(([id, some]) => `${id} ${some.size}`).join(", ")}`]
      : []),
    "  act            least target  all  seconds",
    ...times.map(({ act, min, target, withOptional, seconds }) =>
      `  ${act.padEnd(14)} ${[min, target, withOptional, seconds].map((n) => String(n).padStart(5)).join(" ")}`.trimEnd(),
    ),
    "  puzzle         kind         without packet 1-6     best hand of 2-6",
    ...proofs.map(
      ({ scene, kind, without, alone }) =>
        `  ${scene.padEnd(14)} ${kind.padEnd(12)} ${without.join(" ").padEnd(22)} ${alone.join(" ")}`,
    ),
  ];
}

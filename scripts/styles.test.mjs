/** Stylesheets hold what classes cannot say: tokens, resets, drawings and motion. Everything else is classes of the kit. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inRoot, root } from "./lib/root.mjs";

const folder = "apps/web/app/";
const stylesheets = globSync(`${folder}**/*.css`, { cwd: root }).map((file) => ({
  file: file.slice(folder.length),
  text: readFileSync(inRoot(file), "utf8"),
}));

/** Lines of all stylesheets but those of boards. Lower it when rules become classes. */
const mostLines = 2560;
/** A board that is a picture is drawn by a stylesheet of its own, with what it does when it is solved. */
const boards = /^play\/styles\/boards\//;
const mostLinesOfBoard = 440;

const linesOf = ({ text }) => text.split("\n").length - 1;

test("stylesheets do not grow", () => {
  const lines = stylesheets
    .filter(({ file }) => !boards.test(file))
    .reduce((sum, one) => sum + linesOf(one), 0);
  expect(lines).toBeLessThanOrEqual(mostLines);
});

test("a board is drawn in few lines", () => {
  const ofBoards = stylesheets.filter(({ file }) => boards.test(file));
  expect(ofBoards.length).toBeGreaterThan(3);
  for (const one of ofBoards) expect(linesOf(one), one.file).toBeLessThanOrEqual(mostLinesOfBoard);
});

/** Drawings have colors of their own, the same in every theme. */
const drawings =
  /^(ui\/styles\/tokens|play\/styles\/(boards\/[a-z]+|film|lobby|paper|people|puzzles|reveal|scorecard|stage)|site\/styles\/(calculator|cover|end|harbor|hero|street|timeline))\.css$|^ui\/street\/|^play\/(portraits|scorecard|puzzles)\/|^site\/home\/|^company\/shared\/report\/paths-|\.svg$/;

/** Files that are no drawing and still have a hex color, with the reason. */
const others = {
  "company/host/team-row.tsx": "drawing of a team's badge",
  "company/shared/report/team-badge.tsx": "drawing of a team's badge",
  "company/settings/branding.tsx": "a company's own color is a value that people type",
  "document/page-document.tsx": "the browser's bar takes no CSS variable",
  "i18n/error-texts.de.ts": "an example of a color in an error, as in the contract",
  "i18n/error-texts.es.ts": "an example of a color in an error, as in the contract",
  "play/fixtures/people.ts": "drawn portraits of a test",
  "play/lobby/windows.tsx": "drawing of the lobby's windows",
  "play/scenes/option-number.tsx": "drawing of a lantern with a number",
  "play/scenes/round-wall.tsx": "what answers of a round are drawn on: glass, stone, paper",
  "play/stage/scene-card.tsx": "a picture drawn for scenes that have none",
  "play/stage/timer.tsx": "drawing of the timer's flame",
  "shell/notifications/initials-picture.ts": "a picture for the system's notification",
  "site/pricing/street.ts": "drawing of the calculator's street",
  "ui/provider-logo.tsx": "logos of other companies",
};

const hex = /#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{8}|[0-9a-fA-F]{3})(?![\w-])/;

test("hex colors are in the tokens and in drawings only", () => {
  const sources = globSync(`${folder}**/*.{css,ts,tsx,svg}`, { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => hex.test(readFileSync(inRoot(file), "utf8")))
    .map((file) => file.slice(folder.length));
  expect(sources.filter((file) => !drawings.test(file)).sort()).toEqual(Object.keys(others).sort());
});

/** The nine sizes of text, in pixels. */
const sizes = [14, 16, 18, 20, 25, 31, 39, 49, 61];

/** Large numbers and signs that are part of a drawing. */
const drawn = { "play/styles/lobby.css": [92, 96, 128], "play/styles/scorecard.css": [84, 108] };

test("texts have one of nine sizes", () => {
  const odd = stylesheets.flatMap(({ file, text }) =>
    [...text.matchAll(/(?:font-size: |font: [^;]*?)([\d.]+)(px|rem)\b/g)]
      .map(([, number, unit]) => Number(number) * (unit === "rem" ? 16 : 1))
      .filter((size) => !sizes.includes(size) && !drawn[file]?.includes(size))
      .map((size) => `${file}: ${size}px`),
  );
  expect(odd).toEqual([]);
});

/** Drawings, in which left is left: these place their parts. */
const positioned = /^(play\/styles\/(lobby|puzzles|scorecard)|site\/styles\/(harbor|timeline))\.css$/;
const physical =
  /(?<![\w-])(?:(?:(?:scroll-)?(?:margin|padding)|border)-(?:left|right)[\w-]*|border-(?:top|bottom)-(?:left|right)-radius|(?:text-align|float|clear): (?:left|right))/;
const position = /(?<![\w-])(?:left|right):/;

test("stylesheets say start and end instead of left and right", () => {
  const lines = stylesheets.flatMap(({ file, text }) =>
    text
      .split("\n")
      .filter((line) => physical.test(line) || (position.test(line) && !positioned.test(file)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(lines).toEqual([]);
});

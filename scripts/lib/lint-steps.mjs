/** What `npm run lint` runs, and `npm test` as its first step: each a program with its arguments. */
export const lintSteps = [
  ["node_modules/@biomejs/biome/bin/biome", "ci", "."],
  ["scripts/lint/retired-words.mjs"],
  ["scripts/lint/plain-numbers.mjs"],
  ["scripts/lint/journey-texts.mjs"],
];

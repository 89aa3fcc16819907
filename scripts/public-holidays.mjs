/**
 * `npm run holidays`: writes the public holidays that the server shows beside a date, for some years ahead. They come from
 * the package date-holidays, which is only needed here: it is installed into a folder that is deleted afterwards.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inRoot } from "./lib/root.mjs";

const version = "3.37.0";
/** As many years as a date may lie ahead, and one more. */
const yearsAhead = 6;
const dayMs = 86_400_000;
const languages = ["en", "es", "de"];
/** Names that the package has wrong: it calls the Ascension by the name of the Assumption. @type {Record<string, string[]>} */
const corrected = { "Ascension Day": ["Ascension Day", "Ascensión del Señor", "Christi Himmelfahrt"] };

const folder = mkdtempSync(join(tmpdir(), "holidays-"));
try {
  const options = ["--no-audit", "--no-fund", "--ignore-scripts", "--prefix", folder];
  execFileSync("npm", ["install", ...options, `date-holidays@${version}`], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  const Holidays = createRequire(join(folder, "package.json"))("date-holidays");
  const first = new Date().getUTCFullYear();
  const years = Array.from({ length: yearsAhead + 1 }, (_, index) => first + index);
  const countries = Object.fromEntries(
    Object.keys(new Holidays().getCountries()).map((country) => [
      country,
      holidaysOf(Holidays, country, years),
    ]),
  );
  const data = {
    source: `date-holidays ${version}, https://github.com/commenthol/date-holidays`,
    license: "CC BY 3.0, https://creativecommons.org/licenses/by/3.0/; some names are corrected",
    years: [first, first + yearsAhead],
    countries,
  };
  const rows = JSON.stringify(data).replaceAll(/(?<=[{,])("[A-Z]{2}":\[)/g, "\n$1");
  writeFileSync(inRoot("apps/server/src/modules/platform/reference-data/public-holidays.json"), `${rows}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * The national holidays of a country: names by language, 0 where it is the English one, and days as `261225`.
 *
 * @param {any} Holidays
 * @param {string} country
 * @param {number[]} years
 */
function holidaysOf(Holidays, country, years) {
  const calendar = new Holidays(country, { types: ["public"] });
  /** @type {Map<string, { names: string[], days: Set<string> }>} */
  const all = new Map();
  for (const year of years) {
    const lists = languages.map((language) => calendar.getHolidays(year, language));
    for (const [index, holiday] of lists[0].entries()) {
      const names = corrected[holiday.name] ?? lists.map((list) => list[index].name);
      const entry = all.get(names.join("|")) ?? { names, days: new Set() };
      all.set(names.join("|"), entry);
      for (const day of daysOf(holiday)) entry.days.add(day);
    }
  }
  return [...all.values()].map(({ names: [english, ...others], days }) => [
    english,
    ...others.map((name) => (name === english ? 0 : name)),
    [...days].toSorted().join(" "),
  ]);
}

/**
 * What begins in the evening, as in the Jewish and the Islamic calendar, is on the days that follow.
 *
 * @param {{ date: string, start: Date, end: Date }} holiday
 */
function daysOf({ date, start, end }) {
  const [day = "", time = ""] = date.split(" ");
  const first = Date.parse(`${day}T00:00:00Z`) + (time >= "12:00" ? dayMs : 0);
  const length = Math.max(1, Math.round((end.getTime() - start.getTime()) / dayMs));
  return Array.from({ length }, (_, index) =>
    new Date(first + index * dayMs).toISOString().slice(2, 10).replaceAll("-", ""),
  );
}

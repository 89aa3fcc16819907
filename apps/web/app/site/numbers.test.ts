/** The numbers that buyers read are those of the code, of the price list, and of what was measured. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { limits } from "@lantern/contract/limits";
import { listedPacks } from "@lantern/contract/packs";
import { expect, test, vi } from "vitest";
import { texts as home } from "./home/texts.ts";
import { readPaper } from "./paper/papers.ts";
import { sizesOfTeams } from "./pricing/pack-plan.ts";
import { texts as pricing } from "./pricing/texts.ts";
import { onDevice } from "./privacy/texts.ts";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const proof = readFileSync(join(root, "docs/proof.md"), "utf8");
const rows = proof.split("\n## ").flatMap((section) => {
  const [title = ""] = section.split("\n");
  return [...section.matchAll(/^\| (.+?) \| (.+) \|$/gm)]
    .map(([, what = "", value = ""]) => ({ title, what, value }))
    .filter(({ what }) => what !== "measured");
});

test("the reliability page shows every row of docs/proof.md as it was measured", () => {
  // As in the build, which runs in the folder of the web app.
  vi.spyOn(process, "cwd").mockReturnValue(fileURLToPath(new URL("../..", import.meta.url)));
  const text = readPaper("/security/proof")
    .html.replace(/<[^>]+>/g, "|")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll("&lt;", "<");
  expect(rows.length).toBeGreaterThan(90);
  const isVisible = ({ what, value }: (typeof rows)[number]) =>
    new RegExp(`${RegExp.escape(what)}\\|+\\s*\\|*${RegExp.escape(value)}`).test(text);
  expect(rows.filter((row) => !isVisible(row))).toEqual([]);
});

test("no measured figure is beyond the limit that its row names", () => {
  const limited = rows.flatMap((row) => {
    const limit = /\((?:limit |at most )?([\d.]+)(?: %)?\)/.exec(row.what)?.[1];
    return limit === undefined ? [] : [{ ...row, limit: Number(limit) }];
  });
  expect(limited.length).toBeGreaterThan(8);
  expect(limited.filter(({ value, limit }) => !(Number.parseFloat(value) <= limit))).toEqual([]);
  const lost = rows.filter(({ what }) =>
    /lost$|did not end$|differ from the log$|of them not namesIn$/.test(what),
  );
  expect(lost.length).toBeGreaterThan(8);
  // The value of a yardstick may follow.
  expect(lost.filter(({ value }) => value.split(", ")[0] !== "0")).toEqual([]);
});

test("[R07] sizes of packs, free seats and the example of the home page are those of the price list", () => {
  const [{ packs }] = listedPacks.offers;
  const sizes = packs.map(({ credits }) => credits);
  expect(pricing.description).toContain(`Packs of ${sizes[0]}, ${sizes[1]}, and ${sizes[2]} credits`);
  for (const { packs } of listedPacks.offers) expect(packs.map(({ credits }) => credits)).toEqual(sizes);
  const free = JSON.stringify([pricing, home]).match(/first (\d+) (?:seats? )?(?:is|are) free/g) ?? [];
  expect(free.length).toBeGreaterThan(2);
  for (const each of free) expect(each).toContain(` ${limits.welcomeCredits} `);
  const [seats, teams] = home.price.example[0]?.match(/\d+/g)?.map(Number) ?? [];
  const [came, released] = home.price.example[1]?.match(/\d+/g)?.map(Number) ?? [];
  expect(sizesOfTeams(seats ?? 0)).toHaveLength(teams ?? 0);
  expect((seats ?? 0) - (came ?? 0)).toBe(released);
  expect(JSON.stringify(home)).toContain(`From ${limits.seatsMin} to ${limits.seatsMax} in one session`);
});

const sources = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (path) => path.endsWith(".test.ts") }).map(
    (path) => [path, readFileSync(join(root, path), "utf8")] as const,
  );

test("the privacy page counts every cookie that the server or a page sets", () => {
  const namesIn = (pattern: string, cookie: RegExp) =>
    new Set(sources(pattern).flatMap(([, text]) => [...text.matchAll(cookie)].map(([, name]) => name)));
  const ofServer = namesIn("apps/server/src/**/*.ts", /setCookie\((\w+)\.name/g);
  expect(
    sources("apps/server/src/**/*.ts")
      .map(([, text]) => text)
      .join("")
      .match(/setCookie\(/g),
  ).toHaveLength(ofServer.size);
  expect(ofServer).toEqual(
    new Set(["antiForgery", "browser", "signInTicket", "passkey", "signOn", "socialLink"]),
  );
  expect(namesIn("apps/web/app/**/*.ts", /document\.cookie = `([\w-]+)=/g)).toEqual(new Set(["language"]));
  expect(onDevice).toMatch(/Two cookies protect forms.*one remembers your language.*Four more exist only/);
});

test("the privacy page names everything that pages store for longer than a tab is open", () => {
  const stored = {
    "api/participant/browser-secret.ts": "a random secret",
    "api/participant/sound-preferences.ts": "sound",
    "api/participant/story-language.ts": "the language you read stories in",
    "api/access/social/microsoft-library.ts":
      "sign in with Microsoft, its library stores your account, encrypted",
    "api/access/single-sign-on.ts": "that you signed in through your company",
    "play/portraits/remembered.ts": "your portrait",
    "play/call/local-media.ts": "devices",
    "help/consent.ts": "your answer when we ask about a help chat",
  };
  const storing = /deviceStorage\(\)\.setItem|storeChoice\(deviceStorage|cacheLocation: "localStorage"/;
  const files = sources("apps/web/app/**/*.{ts,tsx}").filter(([, text]) => storing.test(text));
  expect(files.map(([path]) => path.replace("apps/web/app/", "")).sort()).toEqual(Object.keys(stored).sort());
  for (const what of Object.values(stored)) expect(onDevice).toContain(what);
  // Both kinds of sign-in are encrypted: nothing else gets the storage.
  const given = sources("apps/web/app/**/*.ts").flatMap(
    ([, text]) => text.match(/\w+\([^()]*local: deviceStorage/g) ?? [],
  );
  expect(given.length).toBeGreaterThan(1);
  expect(given.filter((call) => !call.startsWith("TokenStore("))).toEqual([]);
});

test("Microsoft’s library keeps an account for as many days as the privacy page says, and its key in a cookie", () => {
  const [[, library = ""] = []] = sources("apps/web/app/api/access/social/microsoft-library.ts");
  expect(library).toMatch(/retentionDays = 5;/);
  expect(onDevice).toContain("for up to five days, and a cookie until you close the browser");
  const storage = "node_modules/@azure/msal-browser/dist/cache/LocalStorage.mjs";
  // Zero days: until the browser is closed.
  expect(readFileSync(join(root, storage), "utf8")).toMatch(/cookies\.setItem\(ENCRYPTION_KEY, .*, 0,/);
});

test("the guide for IT counts the videos of a call as pages send them", () => {
  const [[, peer = ""] = []] = sources("apps/web/app/play/call/peer.ts");
  const kilobits = Number(/maxBitrate: ([\d_]+)/.exec(peer)?.[1]?.replaceAll("_", "")) / 1000;
  const [[, guide = ""] = []] = sources("content/help/it.md");
  expect(limits.teamMax).toBe(6);
  expect(guide).toContain(
    `up to five outgoing and five incoming videos for each person on a team of six, of at most ${kilobits} kbit/s each`,
  );
});

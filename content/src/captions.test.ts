/** Captions of the endings that a team has earned, in the stories whose cuts differ by shots and captions alone. */
import { shotsOfTeam } from "@lantern/engine";
import { describe, expect, test } from "vitest";
import { loadPack } from "./index.ts";

type Earned = [film: string, flags: string, caption: string];

const SALTMERE: Earned[] = [
  ["f1", "town_told heard_tavi", "You told everyone. You heard Tavi first. / So everyone came."],
  [
    "f2",
    "town_told heard_ruda",
    "You told everyone, and heard Ruda first. / So everyone came, some by ferry.",
  ],
  ["f3", "town_told heard_pell", "You told everyone. Even Pell answered. / So everyone came."],
  ["f4", "town_few whale_end", "You told two. Later you ended the whale. / Bo made soup for everyone."],
  ["f5", "town_few whale_asked", "You told two. Tavi asked all the others. / Bo made more soup."],
  ["f1", "town_few whale_free", "You told two. The others had a whale. / Bo made more soup."],
  [
    "f2",
    "town_quiet whale_end",
    "You told nobody, until there was a whale. / It was a long way back with the buckets.",
  ],
  ["f3", "town_quiet whale_asked", "You told nobody. Then Tavi asked them. / They had all seen something."],
  ["f4", "town_quiet whale_free", "You told nobody, and they came anyway, / most of them for the whale."],
  [
    "f1",
    "lamp_lit said_in_time",
    "You had said the small things aloud, / and your first light was still too big.",
  ],
  ["f2", "lamp_dark said_in_time", "You had said the small things aloud, / and kept the great lamp dark."],
  ["f3", "lamp_low said_in_time", "You had said the small things aloud. / Your first light looked like tea."],
  ["f1", "bell_rings", "Midnight. Bo lets the bell rest. / Seven boats are home."],
  ["f2", "bell_rings", "Seven boats follow one small one, / and a bell that says: here, here."],
  ["f4", "bell_rings", "Nobody sleeps. All night, / the bell says: here, here, here."],
  ["f5", "bell_rings", "The bell rang for every one of them. / Nobody came home alone."],
];

const HEIST: Earned[] = [
  [
    "e_table",
    "a2_cover=cake arrive_truth",
    "You told the cook what was in the cake. / The knife is still in the drawer.",
  ],
  [
    "e_voice",
    "a2_cover=cake arrive_gift",
    "You came in with a cake and a biscuit. / The cook sat down. The cake stayed whole.",
  ],
  [
    "e_pia",
    "a2_cover=flag arrive_truth",
    "You told the doorman the truth. / He may still be tying his shoe.",
  ],
  ["e_chair", "a2_cover=flag arrive_gift", "You gave the doorman a biscuit. / The flag is still waiting."],
  [
    "e_cat",
    "a2_cover=flute arrive_truth",
    "You told the band it was no flute. / They kept you in the back row.",
  ],
  ["e_caught", "a2_cover=flute arrive_gift", "You gave the band a biscuit. / You may still be in the band."],
  ["e_table", "b6_tomo=own pot_fixed", "You had come out for Tomo. / The fern is back in one pot."],
  ["e_voice", "b6_tomo=own pot_odd", "You had come out for Tomo. / He likes the bird upside down."],
  ["e_pia", "b6_tomo=note pot_fixed", "Tomo has your note in his hat, / and the fern has its pot back."],
  ["e_chair", "b6_tomo=note pot_odd", "Tomo has your note in his hat. / The fern has an upside-down bird."],
  ["e_cat", "b6_tomo=silent pot_fixed", "Tomo still thinks it was him. / You mended the pot. Only the pot."],
  [
    "e_caught",
    "b6_tomo=silent pot_odd",
    "Tomo still thinks it was him. / The bird on the pot is upside down.",
  ],
];

describe.each([
  ["the-light-at-saltmere", SALTMERE],
  ["the-honest-heist", HEIST],
])("[F2] %s", (slug, earned) => {
  const { pack } = loadPack(slug);

  test.each(earned)("%s of a team with %s", (id, did, caption) => {
    const film = pack.scenes[id];
    if (film?.kind !== "film" || !film.cut) throw new Error(`${id} is no film with a cut`);
    const all = did.split(" ");
    const choices = all.filter((one) => one.includes("=")).map((one) => one.split("="));
    const flags = all.filter((one) => !one.includes("="));
    const facts = {
      flags: Object.fromEntries(flags.map((flag) => [flag, true as const])),
      resources: {},
      traits: {},
      choices: Object.fromEntries(choices),
    };
    for (const flag of flags) expect(pack.flags).toContain(flag);
    expect(shotsOfTeam(pack, film.cut, facts).map((shot) => shot.caption)).toContain(caption);
  });

  test("every caption with a condition is in this list", () => {
    const inPack = Object.values(pack.shots ?? {}).flatMap((shot) => shot.caption_when ?? []);
    expect(earned.map(([, , caption]) => caption).sort()).toEqual(inPack.map(({ text }) => text).sort());
  });
});

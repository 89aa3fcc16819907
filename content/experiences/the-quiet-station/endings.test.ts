/** The films of the endings say of each team what it did, and nothing that is untrue for it. */
import { type Facts, shotsOfTeam } from "@lantern/engine";
import { describe, expect, test } from "vitest";
import { loadPack } from "../../src/index.ts";

const { pack } = loadPack("the-quiet-station");
const FILMS = ["f1", "f2", "f3", "f4", "f5", "f6"];

interface Team {
  flags: readonly string[];
  c6m?: string;
  c5?: string;
  hush?: number;
  trust?: number;
}

function filmOf(scene: string, { flags, c6m, c5, hush = 5, trust = 5 }: Team) {
  const film = pack.scenes[scene];
  if (film?.kind !== "film" || !film.cut) throw new Error(`${scene} is no film with a cut`);
  const facts: Facts = {
    flags: Object.fromEntries(flags.map((flag) => [flag, true])),
    resources: { hush, trust },
    traits: {},
    choices: { ...(c6m && { c6m }), ...(c5 && { c5 }) },
  };
  return { shots: shotsOfTeam(pack, film.cut, facts), time: film.time };
}

const all = ["listened", "saw_bay", "told_some", "held", "lullaby", "moss_up", "line_for_sumi"];
const instead = (not: string, ...flags: string[]) => [...all.filter((flag) => flag !== not), ...flags];

/** What one team did, and what its film then says. */
const EARNED: [film: string, team: Team, caption: string][] = [
  ["f1", { flags: all, c6m: "tap" }, "We began by waiting, / and said goodnight with three taps."],
  ["f1", { flags: all, c6m: "listen" }, "We began by waiting. / In the last minute, we listened."],
  ["f1", { flags: all, c6m: "moss" }, "We began by waiting. / Our last word was Moss’s joke."],
  [
    "f2",
    { flags: instead("listened", "knocked"), c6m: "tap" },
    "We began with three taps, / and said goodnight with three more.",
  ],
  [
    "f2",
    { flags: instead("listened", "knocked"), c6m: "listen" },
    "We began with three taps. / In the last minute, we listened.",
  ],
  [
    "f2",
    { flags: instead("listened", "knocked"), c6m: "moss" },
    "We began with three taps. / Our last word was Moss’s joke.",
  ],
  [
    "f3",
    { flags: instead("listened", "called"), c6m: "tap" },
    "We began too loudly. / We said goodnight with three soft taps.",
  ],
  [
    "f3",
    { flags: instead("listened", "called"), c6m: "listen" },
    "We began too loudly. / In the last minute, we listened.",
  ],
  [
    "f3",
    { flags: instead("listened", "called"), c6m: "moss" },
    "We began too loudly. / Our last word was a quiet joke.",
  ],
  [
    "f6",
    { flags: instead("saw_bay", "saw_garden", "roofed") },
    "Under our roof of leaves, something small / still played at being a bean.",
  ],
  [
    "f1",
    { flags: [...all, "spoon_known"] },
    "Moss counted the spoons aloud: ten. / It has no secrets from us now.",
  ],
  [
    "f1",
    { flags: [...all, "spoon_secret"] },
    "Moss counted the spoons: ten. / It is glad that we never asked.",
  ],
  ["f4", { flags: [...all, "ona_dim"] }, "Ona has your line for Sumi. / It says it twice, so that it stays."],
  ["f3", { flags: all }, "Ona has your line for Sumi. / It will lie beside her own note."],
  [
    "f2",
    { flags: [...all, "ona_whole"] },
    "Ona had asked for less than it needed. / Now it remembers all forty days.",
  ],
  ["f6", { flags: [...all, "roofed"] }, "Inside, one light, bigger by a bean, / hums along."],
  ["f6", { flags: [...all, "song"] }, "Ona learns the spoons’ six notes. / It is late by one, every time."],
  [
    "f6",
    { flags: instead("lullaby", "song") },
    "Where it once heard pushing, Ona sings. / It is late by one note.",
  ],
  [
    "f6",
    { flags: all, hush: 8 },
    "For forty days of shadow, this is / the brightest place, and the quietest.",
  ],
  ["f3", { flags: [...all, "roofed"] }, "On the way out Pip, one bean bigger, / stops and turns around."],
  ["f3", { flags: all }, "Hundreds hum six notes, and make room / for one. The ring is brighter tonight."],
  [
    "f5",
    { flags: instead("told_some", "told_all", "roofed") },
    "Pip stays. It began to grow / in the minute that we kept quiet.",
  ],
  ["f1", { flags: [...all, "song"] }, "We asked in Pip’s own signs. / Nobody spoke aloud."],
  ["f1", { flags: all }, "So the door stays half open. / The spoons ring for whoever comes in."],
  ["f2", { flags: [...all, "song"] }, "We asked in Pip’s own signs. / It gave back one: slow."],
  [
    "f2",
    { flags: instead("told_some", "told_all") },
    "A million hellos had reached it. / It needs time to answer.",
  ],
  [
    "f2",
    { flags: instead("held", "opened").filter((flag) => flag !== "lullaby") },
    "It had heard a door bang today. / It needs time to answer.",
  ],
  ["f2", { flags: all, trust: 8 }, "In forty days we will ask again. / Ona will keep the question warm."],
  [
    "f4",
    { flags: [...all, "ona_dim"], c5: "ask" },
    "We asked, and Pip looked at the door. / Ona lit the way with all it had left.",
  ],
  [
    "f4",
    { flags: [...all, "ona_dim"] },
    "The old lights sat down on the roof, / and hummed our six notes to keep it warm.",
  ],
];

describe("[F2] captions that a team has earned", () => {
  test.each(EARNED)("%s: %j", (film, team, caption) => {
    expect(filmOf(film, team).shots.map((shot) => shot.caption)).toContain(caption);
  });

  test("are all of them in this list", () => {
    const inPack = Object.values(pack.shots ?? {}).flatMap((shot) => shot.caption_when ?? []);
    expect(EARNED.map(([, , caption]) => caption).sort()).toEqual(inPack.map(({ text }) => text).sort());
  });

  test("are plain where the team did nothing of the kind", () => {
    const shots = FILMS.flatMap(
      (film) => filmOf(film, { flags: ["listened", "saw_garden", "told_none", "held", "forms_only"] }).shots,
    );
    expect(shots.length).toBeGreaterThan(40);
    for (const { id, caption } of shots) expect(caption).toBe(pack.shots?.[id]?.caption);
  });
});

/** Every way in which door, room, report, memory, Moss and Sumi's line can stand at the end. */
const teams = ["saw_garden", "saw_bay", "saw_memory"].flatMap((saw) =>
  ["told_all", "told_some", "told_none"].flatMap((report) =>
    [["opened", "way_clear"], ["opened"], ["held", "lullaby"], ["held"]].flatMap((door) =>
      [["ona_whole"], ["ona_dim"], []].flatMap((memory) =>
        [["moss_up"], []].flatMap((moss) =>
          [["line_for_sumi"], []].map((line) => [
            "called",
            saw,
            report,
            ...door,
            ...memory,
            ...moss,
            ...line,
          ]),
        ),
      ),
    ),
  ),
);

/** Endings that these flags allow: One Small Lamp needs a dim Ona, The Long Lullaby a home that does not know all. */
const possible = (film: string, flags: readonly string[]) =>
  (film === "f5" || film === "f6" ? flags.includes("told_all") === (film === "f5") : true) &&
  (["f1", "f2", "f3", "f4"].includes(film) ? flags.includes("ona_dim") === (film === "f4") : true);

test.each(FILMS)("[F2] %s is as long for every team, shows nothing twice and nothing untrue", (film) => {
  for (const flags of teams.filter((some) => possible(film, some))) {
    const { shots, time } = filmOf(film, { flags });
    const ids = shots.map(({ id }) => id);
    const about = `${flags.join(" ")}: ${ids.join(" ")}`;
    const has = (flag: string) => flags.includes(flag);
    expect(
      shots.reduce((sum, { seconds }) => sum + seconds, 0),
      about,
    ).toBe(time.max);
    expect(new Set(ids).size, about).toBe(ids.length);
    const only: [shot: string, true_: boolean][] = [
      ["moss-counts", has("moss_up")],
      ["line-for-sumi", has("line_for_sumi")],
      ["ona-whole", has("ona_whole")],
      ["ona-dim", has("ona_dim")],
      ["ona-some", !has("ona_whole") && !has("ona_dim")],
      ["saw-garden", has("saw_garden")],
      ["saw-bay", has("saw_bay")],
      ["saw-memory", has("saw_memory") && !has("ona_whole")],
      ["home-all", has("told_all")],
      ["home-some", has("told_some")],
      ["home-none", has("told_none")],
      ["door-clear", has("way_clear")],
      ["door-bang", has("opened") && !has("way_clear")],
      ["door-song", has("lullaby")],
      ["door-shut", has("held") && !has("lullaby")],
    ];
    for (const [shot, isTrue] of only) if (!isTrue) expect(ids, about).not.toContain(shot);
  }
});

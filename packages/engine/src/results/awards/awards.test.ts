import { describe, expect, test } from "vitest";
import { sampleLog } from "../../../test/sample-log.ts";
import { tinyPack } from "../../../test/tiny-pack.ts";
import { compile } from "../../check/compile.ts";
import type { Award, Pack } from "../../pack/schema.ts";
import { analyze } from "../analyze.ts";
import { readHistory } from "../history.ts";
import { bestAssignment, personalAwards, teamAward } from "./assign.ts";
import type { Played } from "./measure.ts";
import { checkAwards, PERSON_MEASURES, TEAM_MEASURES } from "./registry.ts";

const pack = compile(tinyPack);
const { measures } = analyze(pack, sampleLog, "t1");
const played: Played = {
  pack: {
    ...pack,
    kudos_cards: [
      { id: "calm", symbol: "■", text: "Calm.", tags: ["calm"] },
      { id: "heard", symbol: "●", text: "Heard.", tags: ["heard"] },
    ],
  },
  ledger: readHistory(sampleLog, "t1"),
  measures: Object.fromEntries(measures.map(({ id, value }) => [id, value])) as Played["measures"],
  spirit: 47,
};

const person = (measure: string, params: object = {}) =>
  ["s1", "s2", "s3"].map((seat) => PERSON_MEASURES[measure]?.fit(params, played, seat));
const team = (measure: string, params: object = {}) => TEAM_MEASURES[measure]?.fit(params, played);

describe("[H1] personal measures", () => {
  test.each<[string, object, number[]]>([
    ["always", {}, [0.1, 0.1, 0.1]],
    ["first_turn", {}, [0, 1, 0]],
    ["first_change", {}, [0, 1, 0]],
    ["turns", {}, [0, 0.5, 0]],
    ["clues_shared", {}, [1, 0, 0]],
    ["clues_shared", { at_least: 0.5 }, [1, 0.5, 0]],
    ["first_share", {}, [1, 0, 0]],
    ["solving_move", {}, [0, 0, 1]],
    ["kept_moves", { at_least: 1 }, [1, 1, 1]],
    ["kept_moves", { at_least: 2 }, [0, 0, 0]],
    ["quiet_moves", { of: 1 }, [0.5, 0.5, 1]],
    ["kudos_received", { tags: ["calm"] }, [1, 0, 0]],
    ["kudos_given", { count: 1 }, [1, 0, 0]],
    ["kudos_given", { count: 1, lines: "free" }, [1, 1, 0]],
    ["questions", { of: 5 }, [0.2, 0, 0]],
    ["first_ready", {}, [0, 1, 0]],
    ["in_time", { at_least: 1 }, [0, 1, 0]],
    ["silent_vote", { votes: ["first=call"] }, [0, 1, 0]],
    ["lone_voice", {}, [0, 0, 0]],
    ["calm_captain", {}, [1, 1, 0]],
  ])("%s %o", (measure, params, fits) => {
    expect(person(measure, params)).toEqual(fits);
  });

  test("tokens moved before confirming", () => {
    const placed = (seat: string, need: string, count: number) => ({ scene: "oil", seat, need, count });
    const moved = {
      ...played.ledger,
      placed: [placed("s1", "lamp", 2), placed("s1", "lamp", 1), placed("s1", "horn", 1)],
    };
    const fit = (seat: string) =>
      PERSON_MEASURES.gave_tokens?.fit({ allocation: "oil" }, { ...played, ledger: moved }, seat);
    expect([fit("s1"), fit("s2")]).toEqual([0.5, 0]);
  });
});

describe("[H2] team measures", () => {
  const with_ = (ledger: Partial<Played["ledger"]>) => ({
    ...played,
    ledger: { ...played.ledger, ...ledger },
  });
  test.each<[string, object, number]>([
    ["always", { fit: 0.3 }, 0.3],
    ["puzzle_solved", { puzzle: "board" }, 0.8],
    ["puzzle_solved", { puzzle: "lock" }, 0],
    ["puzzle_solved", { puzzle: "board", allocation: "oil", needs: ["lamp"] }, 0],
    ["puzzles", { per_hint: 0.1 }, 0.9],
    ["puzzles", { hints_at_most: 0 }, 0],
    ["votes_changed", {}, 0.5],
    ["votes_changed", { at_least: 2 }, 0],
    ["measures", { clues: 0.8 }, 5 / 6],
    ["measures", { clues: 0.9 }, 0],
    ["on_pace", {}, 0.5],
    ["spirit", { least: 0.3 }, 0.47],
  ])("%s %o", (measure, params, fit) => {
    expect(team(measure, params)).toBeCloseTo(fit, 9);
  });

  test("[H5] an optional puzzle that was not solved counts only where all puzzles count", () => {
    const [one] = played.ledger.puzzles;
    if (!one) throw new Error("no puzzle");
    const bonus = { ...one, scene: "bonus", solved: false, hints: 0 };
    const scene = pack.scenes[one.scene];
    if (!scene) throw new Error("no scene");
    const scenes = { ...pack.scenes, bonus: { ...scene, optional: true } };
    const more = { ...with_({ puzzles: [one, bonus] }), pack: { ...pack, scenes } };
    const fit = (params: object) => TEAM_MEASURES.puzzles?.fit({ at_least: 1, ...params }, more);
    expect(fit({ mandatory: true })).toBeCloseTo(0.9, 9);
    expect(fit({})).toBe(0);
  });

  test("resources and traits at the end", () => {
    const facts = { flags: {}, resources: { trust: 8 }, traits: { care: 1, nerve: 3 }, choices: {} };
    const fit = (measure: string, params: object) => TEAM_MEASURES[measure]?.fit(params, with_({ facts }));
    expect(fit("resource", { resource: "trust", at_least: 7 })).toBe(0.8);
    expect(fit("resource", { resource: "trust", at_least: 9 })).toBe(0);
    expect(fit("top_trait", { trait: "nerve" })).toBe(0.5);
    expect(fit("top_trait", { trait: "care" })).toBe(0);
  });
});

const award = (id: string, measure: string, params: Award["params"] = {}, fallback = false): Award => ({
  id,
  title: id,
  text: id,
  badge: id,
  measure,
  params,
  fallback,
});

describe("[H3] everybody gets exactly one, with the best total fit", () => {
  const given = (personal: Award[]) => {
    const awarded: Pack = { ...played.pack, awards: { ...pack.awards, personal } };
    return personalAwards({ ...played, pack: awarded });
  };

  test("each award is won once, the fallback may repeat", () => {
    expect(given([award("turn", "first_turn"), award("crew", "always", {}, true)])).toEqual({
      s1: "crew",
      s2: "turn",
      s3: "crew",
    });
  });

  test("a person who fits two awards gets the one that fits nobody else", () => {
    // s2 fits both; s1 only "lead".
    expect(
      given([award("lead", "calm_captain"), award("turn", "first_turn"), award("crew", "always", {}, true)]),
    ).toEqual({
      s1: "lead",
      s2: "turn",
      s3: "crew",
    });
  });

  test("the total fit decides; equal totals go by order", () => {
    expect(
      bestAssignment(
        [
          [0.9, 0.8, 0.1],
          [0.9, 0, 0.1],
        ],
        [false, false, true],
      ),
    ).toEqual([1, 0]);
    expect(
      bestAssignment(
        [
          [1, 1, 0.1],
          [1, 1, 0.1],
        ],
        [false, false, true],
      ),
    ).toEqual([0, 1]);
    expect(
      bestAssignment(
        [
          [0, 0.5],
          [0, 0.5],
          [0, 0.5],
        ],
        [false, true],
      ),
    ).toEqual([1, 1, 1]);
  });

  test("a team gets the award that fits best", () => {
    const of = (awards: Award[]) =>
      teamAward({ ...played, pack: { ...played.pack, awards: { ...pack.awards, team: awards } } });
    const fallback = award("long", "always", {}, true);
    expect(of([award("signs", "puzzle_solved", { puzzle: "board" }), fallback])).toBe("signs");
    expect(of([award("signs", "puzzle_solved", { puzzle: "lock" }), fallback])).toBe("long");
  });
});

test("[H4] a pack's awards are checked before anybody plays", () => {
  const wrong = [
    award("a", "nothing"),
    award("b", "questions", { of: "many" }),
    award("c", "always", {}, true),
  ];
  const problems = checkAwards({ ...pack, awards: { team: [award("t", "always")], personal: wrong } });
  expect(problems).toHaveLength(3);
  expect(problems.join("\n")).toMatch(/no measure "nothing"[\s\S]*exactly one|exactly one/);
  expect(checkAwards(pack)).toEqual([]);
});

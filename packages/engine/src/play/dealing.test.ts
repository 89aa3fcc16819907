import { describe, expect, test } from "vitest";
import { pack, reach } from "../../test/reach.ts";
import { dealOut, dealTokens, fromCaptain, holdersOf, packetsOf } from "./table.ts";

const SEATS = ["s1", "s2", "s3", "s4", "s5", "s6"];

describe("[C1] dealing", () => {
  test.each([
    [1, [[1, 2, 3, 4, 5, 6]]],
    [
      2,
      [
        [1, 3, 5],
        [2, 4, 6],
      ],
    ],
    [
      3,
      [
        [1, 4],
        [2, 5],
        [3, 6],
      ],
    ],
    [4, [[1, 5], [2, 6], [3], [4]]],
    [5, [[1, 6], [2], [3], [4], [5]]],
    [6, [[1], [2], [3], [4], [5], [6]]],
  ])("to %i people", (count, hands) => {
    const seats = SEATS.slice(0, count);
    const dealt = dealOut(seats);
    expect(seats.map((seat) => packetsOf(dealt, seat))).toEqual(hands);
  });

  test("begins with the captain", () => {
    expect(fromCaptain(["s1", "s2", "s3"], "s2")).toEqual(["s2", "s3", "s1"]);
    expect(fromCaptain(["s1", "s2", "s3"], null)).toEqual(["s1", "s2", "s3"]);
  });
});

describe("[C2] understudies", () => {
  test("the cards of an absent person pass to seats with the fewest cards, lowest seat first", () => {
    const dealt = dealOut(["s1", "s2", "s3", "s4"]);
    expect(holdersOf(dealt, ["s1", "s3", "s4"])).toEqual(["s1", "s3", "s3", "s4", "s1", "s4"]);
    expect(holdersOf(dealt, ["s1", "s2", "s3", "s4"])).toEqual(dealt);
    expect(packetsOf(holdersOf(dealt, ["s4"]), "s4")).toEqual([1, 2, 3, 4, 5, 6]);
    expect(holdersOf(dealt, [])).toEqual(dealt);
  });

  test("cards pass on while a person is away, and return", () => {
    const { run } = reach("board", 3);
    const cards = (seat: string) =>
      run
        .mine(seat)
        .cards.filter(({ puzzle }) => puzzle === "board")
        .map(({ id, passedFrom }) => `${id}${passedFrom ? ` of ${passedFrom}` : ""}`);
    expect(cards("s3")).toEqual(["board.3", "board.6"]);
    run.drop("s3", run.now + 500);
    expect(cards("s3")).toHaveLength(2);
    const heirs = ["s1", "s2", "s3"].map((seat) => run.mine(seat).understudyOf);
    expect(heirs).toEqual([["s3"], ["s3"], []]);
    run.until(run.now + 500);
    expect(cards("s1")).toEqual(["board.1", "board.3 of s3", "board.4"]);
    expect(cards("s2")).toEqual(["board.2", "board.5", "board.6 of s3"]);
    expect(cards("s3")).toEqual([]);
    run.back("s3");
    expect(cards("s3")).toEqual(["board.3", "board.6"]);
    expect(cards("s1")).toEqual(["board.1", "board.4"]);
    expect(run.mine("s1").understudyOf).toEqual([]);
  });

  test("[P1] other seats turn the dials of an absent person", () => {
    const { run } = reach("board", 3);
    const turn = (seat: string) =>
      run.play(seat, { type: "move", move: { do: "turn", control: "c", value: 1 } });
    expect(turn("s1")).toEqual({ error: "NOT_YOURS" });
    run.play("s3", { type: "observe", on: true });
    expect(turn("s1")).toBeNull();
    expect(turn("s3")).toEqual({ error: "OBSERVER" });
  });
});

test("[C4] people can share only cards that they hold", () => {
  const { run } = reach("board", 3);
  expect(run.play("s1", { type: "share", card: "board.2" })).toEqual({ error: "NOT_YOURS" });
  expect(run.play("s1", { type: "share", card: "nothing" })).toEqual({ error: "NOT_YOURS" });
  expect(run.play("s2", { type: "share", card: "board.2" })).toBeNull();
  expect(run.team().shared).toEqual({ "board.2": "s2" });
});

test("[C5] roles stay in hand, clues go with their puzzle", () => {
  const { run } = reach("lock", 3);
  const ids = run.mine("s1").cards.map(({ id }) => id);
  expect(ids).toEqual(["roles.1", "roles.4", "lock.1", "lock.4"]);
});

test("[C5] roles are put away when the finale opens", () => {
  expect(
    reach("last", 3)
      .run.mine("s1")
      .cards.map(({ id }) => id),
  ).toContain("roles.1");
  expect(reach("dawn", 3).run.mine("s1").cards).toEqual([]);
});

test("[C7] the set that the pack names stays in hand, not the first one dealt", () => {
  const { meet, how } = pack.scenes;
  if (meet?.kind !== "briefing" || how?.kind !== "briefing" || !pack.cards.roles) throw new Error("no cards");
  const twoSets = {
    ...pack,
    cards: { ...pack.cards, names: pack.cards.roles },
    scenes: {
      ...pack.scenes,
      how: { ...how, deal: { cards: "names" } },
      meet: { ...meet, deal: { cards: "roles" } },
    },
  };
  const cardsIn = (from: typeof pack) => {
    const { run } = reach("lock", 3, false, from);
    return run.mine("s1").cards.map(({ id }) => id);
  };
  expect(cardsIn({ ...twoSets, roles: "roles" })).toEqual(["roles.1", "roles.4", "lock.1", "lock.4"]);
  expect(cardsIn({ ...twoSets, roles: "names" })).toContain("names.1");
});

test("[C8] a set is dealt to the holders of an earlier one, whoever is the captain now", () => {
  const { share } = pack.scenes;
  if (share?.kind !== "allocation" || !pack.cards.roles) throw new Error("no cards");
  const dealt = (dealt_as: Record<string, string>) => {
    const { run, seats } = reach("dawn", 5, false, {
      ...pack,
      cards: { ...pack.cards, home: pack.cards.roles ?? [] },
      dealt_as,
      scenes: {
        ...pack.scenes,
        // The ending's scene, after a second decision has named another captain.
        dawn: { ...share, act: "finale", deal: { cards: "home" }, next: null },
      },
    });
    return ["roles", "home"].map((set) => seats.map((seat) => packetsOf(run.team().deals[set] ?? [], seat)));
  };
  const [roles, home] = dealt({ home: "roles" });
  expect(home).toEqual(roles);
  expect(dealt({})[1]).not.toEqual(roles);
});

test("[A1] tokens are dealt one by one", () => {
  expect(dealTokens(["s2", "s3", "s1"], 11)).toEqual({ s2: 4, s3: 4, s1: 3 });
  expect(dealTokens([], 5)).toEqual({});
});

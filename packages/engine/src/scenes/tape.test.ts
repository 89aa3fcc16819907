import { expect, test } from "vitest";
import { pack, reach, type Scene } from "../../test/reach.ts";
import type { Moment } from "../play/results.ts";
import { actsFromLog } from "./from-log.ts";

const common = { from: 0, to: 1000, rows: [3] };
const [vote = ""] = Object.keys(pack.scenes).filter((id) => pack.scenes[id]?.kind === "decision");
const puzzles = Object.keys(pack.scenes).filter((id) => pack.scenes[id]?.kind === "puzzle");
const [clued = "", tried = ""] = puzzles;
const options = pack.scenes[vote]?.kind === "decision" ? pack.scenes[vote].options : [];
const moments: Moment[] = [
  {
    ...common,
    kind: "oneVoice",
    scene: vote,
    option: options[0]?.id ?? "",
    silent: { [options[0]?.id ?? ""]: 1, [options[1]?.id ?? ""]: 2 },
    final: { [options[0]?.id ?? ""]: 3 },
  },
  { ...common, kind: "unread", scene: clued, card: `${clued}.2`, waitedMs: 40_000, leftMs: 5000 },
  { ...common, kind: "tries", scene: tried, wrong: 2 },
];

function tapeIn({ run }: Scene): unknown {
  const view = run.view();
  return view.stage === "play" && view.scene.kind === "reflection" ? view.scene.tape : undefined;
}
const choose = ({ run }: Scene, chosen: Moment[]) => run.send({ type: "tape", team: "t1", moments: chosen });

test("[Y8] the marked question shows the team's moments with their scenes, options and clues", () => {
  const there = reach("why");
  expect(tapeIn(there)).toEqual([]);
  expect(choose(there, moments)).toBeNull();
  const packet = pack.scenes[clued]?.kind === "puzzle" ? pack.scenes[clued].puzzle.packets[1] : undefined;
  expect(tapeIn(there)).toEqual([
    {
      kind: "oneVoice",
      scene: vote,
      title: pack.scenes[vote]?.title,
      art: pack.scenes[vote]?.art,
      options: [
        { text: options[0]?.text, silent: 1, final: 3, chosen: true },
        { text: options[1]?.text, silent: 2, final: 0, chosen: false },
      ],
    },
    {
      kind: "unread",
      scene: clued,
      title: pack.scenes[clued]?.title,
      art: pack.scenes[clued]?.art,
      clue: packet?.text,
      waitedMs: 40_000,
      leftMs: 5000,
    },
    {
      kind: "tries",
      scene: tried,
      title: pack.scenes[tried]?.title,
      art: pack.scenes[tried]?.art,
      wrong: 2,
    },
  ]);
});

test("[Y8] a tape is chosen once", () => {
  const there = reach("why");
  choose(there, []);
  choose(there, moments);
  expect(tapeIn(there)).toEqual([]);
  expect(there.run.eventsOf("t1").filter(({ type }) => type === "tapeChosen")).toHaveLength(1);
});

test("[Y8] there is none for a team that does not exist, before the start, and in other questions", () => {
  expect(reach("why").run.send({ type: "tape", team: "t9", moments })).toEqual({ error: "UNKNOWN" });
  const there = reach("think", 3, true);
  choose(there, moments);
  expect(tapeIn(there)).toBeUndefined();
});

test("[Y8] [H6] the acts of both are known from the pack", () => {
  const { tape, awards } = actsFromLog(pack);
  expect([pack.acts[tape]?.id, pack.acts[awards]?.id]).toEqual(["debrief", "awards"]);
  const { why: _why, ...scenes } = pack.scenes;
  expect(actsFromLog({ ...pack, scenes }).tape).toBe(-1);
});

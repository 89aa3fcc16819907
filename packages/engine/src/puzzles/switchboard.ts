import * as z from "zod";
import { Label, Name, type PuzzleKind, packetBase, puzzleBase } from "./kind.ts";
import { checkNames, countSolutions, Rule, range } from "./rules.ts";

/**
 * Turn controls until all gauges show their goals at the same time. Each person owns some controls and knows some
 * goals. A gauge shows the sum of its controls, or its remainder after division by `modulo`: a light with several
 * switches has modulo 2. A packet may also contain a `rule` over controls. The wiring never leaves the server; people
 * find it by turning.
 *
 * With `groups` a board is checked by everybody at once, and a wrong try reveals only how many groups are right.
 */
export const SwitchboardSource = z
  .object({
    kind: z.literal("switchboard"),
    ...puzzleBase,
    controls: z
      .array(
        z.object({
          id: Name,
          positions: z.int().min(2).max(6),
          start: z.int().min(0).default(0),
          label: Label.optional(),
          /** Names of its positions, such as "low" and "high". */
          names: z.array(Label).optional(),
        }),
      )
      .min(4)
      .max(12),
    gauges: z
      .array(
        z.object({
          id: Name,
          glyph: z.string().min(1),
          /** [P15] What it is, and names of its values from 0 on, such as "bright" and "dark". */
          label: Label.optional(),
          names: z.array(Label).min(2).optional(),
          controls: z.array(Name).min(1),
          goal: z.int().min(0),
          modulo: z.int().min(2).nullable().default(null),
          /** Everybody sees the goal, not only the holder of a packet. */
          open: z.boolean().default(false),
        }),
      )
      .max(16)
      .default([]),
    /** [P13] Things of several controls each, such as a lantern with a hook and a shutter. */
    groups: z
      .array(z.object({ id: Name, label: Label, controls: z.array(Name).min(1) }))
      .min(2)
      .max(12)
      .optional(),
    /**
     * [P16] Things that stand at controls, each at another one, and that only cards name. In rules a thing is the number
     * of its control, from 1 on, and `at(thing)` the position of that control.
     */
    things: z.array(Name).min(2).max(12).optional(),
    /** [P14] Each holder sees what their own controls move, and nobody else does. */
    own_wires: z.literal(true).optional(),
    packets: z
      .array(
        z.object({
          ...packetBase,
          /** Controls that only the holder can turn. */
          controls: z.array(Name).min(1),
          /** Gauges whose goal only the holder sees. */
          goals: z.array(Name).default([]),
          rule: Rule.nullable().default(null),
        }),
      )
      .length(6),
    /** [P12] An unsolved board sets itself at the end, as the lines of its outcome say. */
    sets_itself: z.boolean().default(false),
    /** Control to position. */
    solution: z.record(Name, z.int().min(0)),
  })
  .superRefine((def, context) => {
    const report = (message: string) => context.addIssue({ code: "custom", message });
    const controls = def.controls.map(({ id }) => id);
    const gauges = new Set(def.gauges.map(({ id }) => id));
    const rules = def.packets.flatMap(({ rule }) => (rule === null ? [] : [rule]));
    const things = def.things ?? [];
    checkNames(
      rules,
      { names: [...controls, ...things], functions: things.length > 0 ? ["at"] : [] },
      report,
    );
    if (things.length > controls.length) report("each thing stands at another control");
    const owned = def.packets.flatMap((packet) => packet.controls);
    for (const name of [...owned, ...def.gauges.flatMap((gauge) => gauge.controls)]) {
      if (!controls.includes(name)) report(`"${name}" is not a control`);
    }
    for (const gauge of def.gauges) {
      if (gauge.names && gauge.names.length !== highest(def.controls, gauge) + 1)
        report(`"${gauge.id}" names each of its values`);
    }
    if (!def.groups && def.gauges.length === 0) report("a board has gauges or groups");
    for (const name of (def.groups ?? []).flatMap((group) => group.controls)) {
      if (!controls.includes(name)) report(`"${name}" is not a control`);
    }
    for (const { id, positions, names } of def.controls) {
      if (names && names.length !== positions) report(`"${id}" names each of its positions`);
      if (!owned.includes(id)) report(`nobody owns the control "${id}"`);
      if (def.solution[id] === undefined) report(`the solution does not set "${id}"`);
    }
    for (const name of def.packets.flatMap((packet) => packet.goals)) {
      if (!gauges.has(name)) report(`"${name}" is not a gauge`);
    }
  });
type SwitchboardDef = z.output<typeof SwitchboardSource>;

/** Only the owner of a control can turn it. */
const TurnMove = z.object({ do: z.literal("turn"), control: Name, value: z.int().min(0).max(9) });
type TurnMove = z.output<typeof TurnMove>;

/** Control to position. */
type Positions = Record<string, number>;
type Gauge = SwitchboardDef["gauges"][number];

export const switchboard: PuzzleKind<SwitchboardDef, Positions, TurnMove> = {
  move: TurnMove,
  solvedAfterMs: 2000,
  init: (def) => Object.fromEntries(def.controls.map(({ id, start }) => [id, start])),
  apply(def, positions, move, packets) {
    const control = def.controls.find(({ id }) => id === move.control);
    if (!control || move.value >= control.positions) return { error: "UNKNOWN" };
    if (!controlsOf(def, packets).includes(move.control)) return { error: "NOT_YOURS" };
    return { state: { ...positions, [move.control]: move.value }, touched: move.control };
  },
  solved: (def, positions) =>
    def.gauges.every((gauge) => reading(gauge, positions) === gauge.goal) &&
    rightGroups(def, positions) === (def.groups?.length ?? 0),
  together: (def, positions) =>
    def.groups ? { right: rightGroups(def, positions), of: def.groups.length } : null,
  stillApplies: (_, positions, move) => positions[move.control] === move.value,
  view: (def, positions, owners) => ({
    kind: "switchboard",
    controls: def.controls.map(({ id, positions: count, label, names }) => ({
      id,
      ...(label !== undefined && { label }),
      ...(names && { names }),
      owner: def.packets.flatMap(({ controls }, at) => (controls.includes(id) ? (owners[at + 1] ?? []) : [])),
      value: positions[id] ?? 0,
      positions: count,
    })),
    gauges: def.gauges.map((gauge) => ({
      id: gauge.id,
      glyph: gauge.glyph,
      ...(gauge.label !== undefined && { label: gauge.label }),
      ...(gauge.names && { names: gauge.names }),
      value: reading(gauge, positions),
      max: highest(def.controls, gauge),
      goal: gauge.open ? gauge.goal : null,
    })),
    solvesAt: null,
    ...(def.groups && { groups: def.groups }),
  }),
  unsolvedBoard: (def, positions) => (def.sets_itself ? def.solution : positions),
  secrets: (def, packets) => ({
    controls: controlsOf(def, packets),
    goals: packets.flatMap((packet) =>
      (def.packets[packet - 1]?.goals ?? []).map((gauge) => ({
        gauge,
        value: def.gauges.find(({ id }) => id === gauge)?.goal ?? 0,
      })),
    ),
  }),
  solutionCount(def, packets) {
    const revealed = new Set(packets.flatMap((packet) => def.packets[packet - 1]?.goals ?? []));
    const own = new Set(controlsOf(def, packets));
    const understood = (gauge: Gauge) => !def.own_wires || gauge.controls.every((id) => own.has(id));
    const things = def.things ?? [];
    const goals = def.gauges.filter((gauge) => (gauge.open || revealed.has(gauge.id)) && understood(gauge));
    return countSolutions(
      {
        unknowns: [
          ...things.map((name) => ({ name, domain: range(1, def.controls.length) })),
          ...def.controls.map(({ id, positions }) => ({ name: id, domain: range(0, positions - 1) })),
        ],
        rules: [
          ...things.flatMap((thing, at) => things.slice(0, at).map((other) => `${thing} != ${other}`)),
          ...goals.map(asRule),
          ...packets.flatMap((packet) => def.packets[packet - 1]?.rule ?? []),
        ],
        call: (_, [thing = ""], numbers) =>
          numbers.get(def.controls[(numbers.get(thing) ?? 0) - 1]?.id ?? "") ?? -1,
      },
      def.controls.map(({ id }) => id),
    );
  },
  nextMove(def, positions, packets) {
    const control = controlsOf(def, packets).find((id) => positions[id] !== def.solution[id]);
    const value = control === undefined ? undefined : def.solution[control];
    return control === undefined || value === undefined ? null : { do: "turn", control, value };
  },
};

function controlsOf(def: SwitchboardDef, packets: readonly number[]): string[] {
  return packets.flatMap((packet) => def.packets[packet - 1]?.controls ?? []);
}

/** Number of groups whose controls are all right. */
function rightGroups(def: SwitchboardDef, positions: Positions): number {
  const isRight = (id: string) => positions[id] === def.solution[id];
  return (def.groups ?? []).filter(({ controls }) => controls.every(isRight)).length;
}

function reading(gauge: Gauge, positions: Positions): number {
  const sum = gauge.controls.reduce((total, id) => total + (positions[id] ?? 0), 0);
  return gauge.modulo === null ? sum : sum % gauge.modulo;
}

function highest(
  controls: readonly { id: string; positions: number }[],
  gauge: { controls: string[]; modulo: number | null },
): number {
  if (gauge.modulo !== null) return gauge.modulo - 1;
  return controls
    .filter(({ id }) => gauge.controls.includes(id))
    .reduce((total, { positions }) => total + positions - 1, 0);
}

function asRule(gauge: Gauge): string {
  const sum = gauge.controls.join(" + ");
  return gauge.modulo === null ? `${sum} = ${gauge.goal}` : `(${sum}) % ${gauge.modulo} = ${gauge.goal}`;
}

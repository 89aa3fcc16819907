import type { PuzzleKind } from "../kind.ts";
import { TurnMove } from "../moves.ts";
import { countAnswers, range } from "../rules/solve.ts";
import { type SwitchboardDef, SwitchboardSource } from "./source.ts";

/** Control to position. */
type Positions = Record<string, number>;
type Gauge = SwitchboardDef["gauges"][number];

/** Each turns only their own controls, until all gauges stand at their goals together. */
export const switchboard: PuzzleKind<SwitchboardDef, Positions, TurnMove> = {
  kind: "switchboard",
  source: SwitchboardSource,
  move: TurnMove,
  mode: "held",
  holdMs: 2000,
  init: (def) => Object.fromEntries(def.controls.map(({ id, start }) => [id, start])),
  apply(def, positions, move, holds) {
    const control = def.controls.find(({ id }) => id === move.control);
    if (!control || move.value >= control.positions) return { error: "UNKNOWN" };
    if (!controlsOf(def, holds.packets).includes(move.control)) return { error: "NOT_YOURS" };
    return { state: { ...positions, [move.control]: move.value }, touched: move.control };
  },
  solved: (def, positions) => def.gauges.every((gauge) => shown(gauge, positions) === gauge.goal),
  kept: (_, positions, move) => positions[move.control] === move.value,
  view: (def, positions, owners) => ({
    kind: "switchboard",
    controls: def.controls.map(({ id, positions: count }) => ({
      id,
      owner: def.packets.flatMap(({ controls }, at) => (controls.includes(id) ? (owners[at + 1] ?? []) : [])),
      value: positions[id] ?? 0,
      positions: count,
    })),
    gauges: def.gauges.map((gauge) => ({
      id: gauge.id,
      glyph: gauge.glyph,
      value: shown(gauge, positions),
      max: highest(def, gauge),
      goal: gauge.open ? gauge.goal : null,
    })),
    holdEndsAt: null,
  }),
  secrets: (def, packets) => ({
    controls: controlsOf(def, packets),
    goals: packets.flatMap((packet) =>
      (def.packets[packet - 1]?.goals ?? []).map((gauge) => ({
        gauge,
        value: def.gauges.find(({ id }) => id === gauge)?.goal ?? 0,
      })),
    ),
  }),
  answers(def, packets) {
    const told = new Set(packets.flatMap((packet) => def.packets[packet - 1]?.goals ?? []));
    const goals = def.gauges.filter(({ id, open }) => open || told.has(id));
    return countAnswers(
      {
        unknowns: def.controls.map(({ id, positions }) => ({ name: id, domain: range(0, positions - 1) })),
        rules: [...goals.map(asRule), ...packets.flatMap((packet) => def.packets[packet - 1]?.rule ?? [])],
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

function shown(gauge: Gauge, positions: Positions): number {
  const sum = gauge.controls.reduce((total, id) => total + (positions[id] ?? 0), 0);
  return gauge.modulo === null ? sum : sum % gauge.modulo;
}

function highest(def: SwitchboardDef, gauge: Gauge): number {
  if (gauge.modulo !== null) return gauge.modulo - 1;
  return def.controls
    .filter(({ id }) => gauge.controls.includes(id))
    .reduce((total, { positions }) => total + positions - 1, 0);
}

function asRule(gauge: Gauge): string {
  const sum = gauge.controls.join(" + ");
  return gauge.modulo === null ? `${sum} = ${gauge.goal}` : `(${sum}) % ${gauge.modulo} = ${gauge.goal}`;
}

import { useEffect, useRef } from "react";
import { t } from "../../i18n/index.ts";
import { Reply } from "../announcer/speech.tsx";
import { useLive, useNames } from "../stage/live-context.ts";
import { Glyph } from "../ui/glyph.tsx";
import { turn } from "../ui/in-turn.ts";
import { TouchedBy } from "../ui/portrait.tsx";
import { playHorn } from "../ui/tones.ts";
import { Owners, useOthers } from "./owners.tsx";
import { type PuzzleProps, styles, useMove, useTouch } from "./parts.ts";
import { usePieces } from "./use-pieces.ts";

const texts = () => t.puzzles().horns;
const pairs = () => t.puzzles().match;
type Props = PuzzleProps<"match">;

const LONG = "▬";
/** Solved, the boats answer one after another, ms. */
const STEP_MS = 350;

/** "long, short, long" */
const spoken = (pattern: string) =>
  [...pattern].map((sound) => (sound === LONG ? texts().long : texts().short)).join(", ");

/** The sounds of a call as bars and dots. */
function Pattern({ of }: { of: string }) {
  return (
    <span className="l-call" aria-hidden="true">
      {[...of].map((sound, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal sounds differ by nothing else
        <i key={at} data-long={sound === LONG || undefined} />
      ))}
    </span>
  );
}

/** A horn of brass. */
function HornDrawing() {
  return (
    <svg className="l-horn" viewBox="0 0 64 44" aria-hidden="true">
      <path d="M4 20h10q22-1 40-16v38Q36 26 14 26H4Z" className="l-horn-brass" />
      <path d="M8 21q24 0 42-13" className="l-horn-shine" />
      <ellipse cx="54" cy="23" rx="6" ry="19" className="l-horn-mouth" />
      <path d="M22 26v8q0 6 8 6" className="l-horn-strap" />
    </svg>
  );
}

/** A boat in the fog with its lamp. */
function Boat() {
  return (
    <svg className="l-boat" viewBox="0 0 140 96" aria-hidden="true">
      <circle cx="104" cy="30" r="26" className="l-boat-glow" />
      <path d="M60 64V10M60 14L24 58H58Z" className="l-boat-sail" />
      <path d="M104 60V34" className="l-boat-mast" />
      <rect x="98" y="24" width="12" height="13" rx="3" className="l-boat-light" />
      <path d="M8 60Q70 72 134 54Q128 84 104 88H38Q16 84 8 60Z" className="l-boat-body" />
      {[14, 24, 34].map((r) => (
        <circle key={r} cx="104" cy="30" r={r} className="l-boat-ring" />
      ))}
    </svg>
  );
}

/** A horn in the tray: with its call where people know it, and with the portraits of others who alone blow it. */
function HornInTray({ n, pattern, others }: { n: number; pattern: string; others: readonly string[] }) {
  return (
    <>
      <span className="l-horn-number" aria-hidden="true">
        {n}
      </span>
      <HornDrawing />
      {pattern && <Pattern of={pattern} />}
      <Owners of={others} />
    </>
  );
}

/** [P23] A horn that is put at a boat sounds on every page, once. Whoever blew it has heard it when they took it. */
function useBlown({ puzzle, scene }: Props, isOwn: (tile: string) => boolean): void {
  const me = useLive((live) => live.me);
  const at = scene.touched?.at ?? 0;
  const played = useRef(at);
  useEffect(() => {
    const tile = puzzle.pairs[scene.touched?.control ?? ""];
    const sounds = puzzle.right.find(({ id }) => id === tile)?.label;
    if (at === played.current) return;
    played.current = at;
    if (tile && sounds && !(scene.touched?.seat === me && isOwn(tile))) playHorn(sounds);
  });
}

/**
 * Six boats in the fog, and the horns that call them. A horn that nobody else hears sounds for its holder, who chooses it;
 * of another's, people see whose it is.
 */
export function Horns({ puzzle, scene }: Props) {
  const { open, move } = useMove(scene);
  const touch = useTouch(scene);
  const people = useNames();
  const own = useLive(({ mine }) => mine?.cards) ?? [];
  const callOf = (id: string) => own.find(({ call }) => call?.tile === id)?.call?.sounds;
  useBlown({ puzzle, scene }, (tile) => callOf(tile) !== undefined);
  const hornOf = (id: string | undefined | null) => {
    const at = puzzle.right.findIndex((tile) => tile.id === id);
    const tile = puzzle.right[at];
    return tile
      ? { n: at + 1, pattern: tile.label || (callOf(tile.id) ?? ""), owner: tile.owner ?? [] }
      : null;
  };
  const nameOf = (id: string | undefined | null) => {
    const horn = hornOf(id);
    if (!horn) return null;
    return horn.pattern
      ? texts().horn(horn.n, spoken(horn.pattern))
      : texts().ofOthers(horn.n, horn.owner.map(people));
  };
  const { picked, tray, piece, slotButton, overClass } = usePieces({
    slotOf: (tile) => puzzle.left.find(({ id }) => puzzle.pairs[id] === tile)?.id ?? null,
    put: (right, left) => move({ do: "put", left, right }),
    remove: (left) => move({ do: "remove", left }),
    onPick: (id) => playHorn(hornOf(id)?.pattern ?? ""),
  });
  const used = Object.values(puzzle.pairs);
  const othersOf = useOthers();
  const tileOf = (id: string | undefined) => puzzle.right.find((tile) => tile.id === id);
  return (
    <div className="grid gap-3 phone:gap-2">
      <ol className="l-boats" aria-label={pairs().board}>
        {puzzle.left.map(({ id, label }, at) => {
          const tile = puzzle.pairs[id];
          const horn = hornOf(tile);
          const others = othersOf(tileOf(tile));
          const name = nameOf(tile);
          const slot = pairs().slot(label, name);
          const touched = touch?.control === id;
          return (
            <li key={id} className="l-boat-at" style={turn(at, STEP_MS)}>
              <Boat />
              {/* People who know its name in other languages know it by its sign. */}
              <Glyph of={id} className="l-boat-sign" />
              <b className="font-display leading-tight font-medium">{label}</b>
              <button
                type="button"
                {...slotButton(id, others.length > 0 ? null : (tile ?? null))}
                className={`l-berth touch-none ${horn ? "border-ember bg-(image:--lit)" : "border-dashed border-field-line"} ${styles.lifted} ${touched ? styles.touched : overClass(id)}`}
                disabled={!open}
                aria-label={
                  picked && picked !== tile
                    ? pairs().position(nameOf(picked) ?? "", label)
                    : others.length > 0
                      ? t.puzzles().ofOthers(slot, others.map(people))
                      : slot
                }
              >
                {horn && (
                  <>
                    <span aria-hidden="true">{horn.n}</span>
                    <Pattern of={horn.pattern} />
                  </>
                )}
              </button>
              {touched && touch && <TouchedBy seat={touch.seat} />}
            </li>
          );
        })}
      </ol>
      <fieldset {...tray} className="l-horns" aria-label={pairs().free}>
        {puzzle.right.some(({ owner }) => owner) && (
          <span className={`${styles.trayLabel} col-span-full text-center`}>{pairs().freeOwn}</span>
        )}
        {puzzle.right.map((tile, at) => {
          const { id } = tile;
          const others = othersOf(tile);
          const horn = { n: at + 1, pattern: hornOf(id)?.pattern ?? "", others };
          return others.length > 0 ? (
            <span
              key={id}
              role="img"
              aria-label={nameOf(id) ?? ""}
              className="l-horn-button l-others"
              data-used={used.includes(id) || undefined}
            >
              <HornInTray {...horn} />
            </span>
          ) : (
            <button
              type="button"
              key={id}
              {...piece(id)}
              className={`${styles.token} l-horn-button touch-none`}
              disabled={!open || used.includes(id)}
              data-own={callOf(id) !== undefined || undefined}
              aria-label={nameOf(id) ?? ""}
            >
              <HornInTray {...horn} />
            </button>
          );
        })}
        <Reply text={picked ? pairs().chosen(nameOf(picked) ?? "") : ""} />
      </fieldset>
    </div>
  );
}

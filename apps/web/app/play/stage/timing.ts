import type { LineView, TimerView } from "@lantern/engine/views";
import { browserZone, formatTime } from "../../i18n/format.ts";

/** Milliseconds left of a timer at a server time. Constant while the session is paused. */
export function leftOf(timer: TimerView, now: number): number {
  return Math.max(0, timer.endsAt === null ? timer.leftMs : timer.endsAt - now);
}

/** Share of a timer that is left, 0 to 1. */
export function shareLeft(timer: TimerView, now: number): number {
  return timer.totalMs > 0 ? Math.min(1, leftOf(timer, now) / timer.totalMs) : 0;
}

/** Minutes and seconds, rounded up to whole seconds. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(Math.max(0, ms) / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = String(seconds % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

/** Seconds from now to a moment, at least 0. */
export function secondsUntil(moment: number, now: number): number {
  return Math.max(0, (moment - now) / 1000);
}

/** A moment on this browser's clock, "15:04". */
export function timeOfDay(at: number): string {
  return formatTime(at, browserZone());
}

/** Seconds left that are announced to screen readers. */
const SPOKEN = [60, 30, 10] as const;

/** The mark (60, 30, 10) that was passed between two readings of a timer, if any. */
export function markPassed(beforeMs: number, nowMs: number): (typeof SPOKEN)[number] | null {
  return SPOKEN.find((mark) => beforeMs > mark * 1000 && nowMs <= mark * 1000) ?? null;
}

/** A line, as far as its time goes: the letters are those that all readers of a team share, whatever their language. */
type Timed = Pick<LineView, "text" | "letters">;

/** How long it takes to read a line of a story, ms. */
export function readingMs({ text, letters = text.length }: Timed): number {
  return 1700 + letters * 55;
}

/** How long reading all lines takes, ms, at most `spanMs`. */
export function linesMs(lines: readonly Timed[], spanMs: number): number {
  const wanted = lines.reduce((total, line) => total + readingMs(line), 0);
  return Math.min(wanted, spanMs);
}

/** Index of the line that is on. All lines together take at most `spanMs`; the last one stays. */
export function lineAt(lines: readonly Timed[], elapsedMs: number, spanMs: number): number {
  const wanted = lines.map(readingMs);
  const sum = wanted.reduce((total, ms) => total + ms, 0);
  const pace = sum > 0 ? linesMs(lines, spanMs) / sum : 1;
  let end = 0;
  for (const [index, ms] of wanted.entries()) {
    end += ms * pace;
    if (elapsedMs < end) return index;
  }
  return Math.max(0, lines.length - 1);
}

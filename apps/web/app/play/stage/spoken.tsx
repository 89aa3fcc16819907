import { Chip } from "../ui/portrait.tsx";
import { type ChatLine, useChat } from "./chat.ts";
import { useLive, useServerNow } from "./live-context.ts";
import { SpokenText } from "./spoken-text.tsx";

/** A message is visible for this time, and for this much longer per character. */
const VISIBLE_MS = 3500;
const CHARACTER_MS = 55;

/** The newest message of this seat that is still visible; without a seat, of anybody but oneself. */
function useSpoken(seat?: string): ChatLine | undefined {
  const me = useLive((live) => live.me);
  const now = useServerNow(500);
  return useChat().findLast(
    (line) =>
      line.seat &&
      (seat ? line.seat === seat : line.seat !== me) &&
      !line.removed &&
      now - line.at < VISIBLE_MS + line.text.length * CHARACTER_MS,
  );
}

const bubble =
  "pointer-events-none l-rise rounded-md border border-tide-line bg-page/92 text-sm leading-snug data-card:border-s-4 data-card:border-s-ember";

/**
 * What a teammate said in the chat, as a bubble on their tile; on a small screen `SpokenLast` shows it. A told card has an
 * ember edge. It never covers the story. The announcer reads the chat, so screen readers skip this.
 */
export function SpokenByOne({ seat }: { seat: string }) {
  const line = useSpoken(seat);
  return (
    line && (
      <p
        key={line.id}
        aria-hidden="true"
        data-card={line.card}
        className={`absolute inset-x-1 top-1 z-1 px-2 py-1 max-xl:hidden ${bubble}`}
      >
        <span dir="auto" className="line-clamp-4 wrap-anywhere low:line-clamp-3">
          {line.text}
        </span>
      </p>
    )
  );
}

/** The newest message of anybody, above the strip of portraits, where the scene leaves space for it. */
export function SpokenLast() {
  const line = useSpoken();
  return (
    line?.seat && (
      <p
        key={line.id}
        aria-hidden="true"
        data-card={line.card}
        className={`z-2 mx-3.5 flex -translate-y-full items-center gap-2.5 self-start px-2.5 py-0.5 [grid-area:people] in-[.has-chat]:hidden xl:hidden sideways:hidden ${bubble}`}
      >
        <Chip seat={line.seat} />
        <span className="line-clamp-2 wrap-anywhere">
          <SpokenText {...line} />
        </span>
      </p>
    )
  );
}

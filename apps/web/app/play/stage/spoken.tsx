import { Chip } from "../ui/portrait.tsx";
import { type ChatLine, useChat } from "./chat.tsx";
import { useLive, useServerNow } from "./live-context.ts";

/** A line stays for this long, and longer the more there is to read. */
const VISIBLE_MS = 3500;
const CHARACTER_MS = 55;

/** What this person has just written, or without a seat what anybody else has. */
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

const bubble = "l-rise rounded-md border border-tide-line bg-page/92 text-sm leading-snug";

/**
 * What a teammate without a voice says, where their voice would be. It never covers the story: it is on their tile, and on
 * a small screen over the strip of faces. The announcer reads the chat, so readers skip this.
 */
export function SpokenByOne({ seat }: { seat: string }) {
  const line = useSpoken(seat);
  return (
    line && (
      <p
        key={line.key}
        aria-hidden="true"
        className={`absolute inset-x-1.5 top-1.5 px-2 py-1.5 max-lg:hidden ${bubble}`}
      >
        {line.text}
      </p>
    )
  );
}

/** The newest line of all, over the strip of faces. */
export function SpokenLast() {
  const line = useSpoken();
  return (
    line?.seat && (
      <p
        key={line.key}
        aria-hidden="true"
        className={`z-2 mx-3.5 flex items-center gap-2.5 self-center px-2.5 py-2 [grid-area:people] lg:hidden sideways:hidden ${bubble}`}
      >
        <Chip seat={line.seat} />
        <span>
          <b className="text-tide">{line.name}</b> {line.text}
        </span>
      </p>
    )
  );
}

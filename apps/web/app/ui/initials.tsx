import { cn } from "./cn.ts";
import { initialsOf } from "./initials-of.ts";

const tones = {
  raised: "border-line bg-raised text-ink-soft",
  /** On a raised background. */
  page: "border-line bg-page text-ink-soft",
  /** The person is here. */
  present: "border-tide bg-raised text-ink",
};

/** A person's initials in place of a picture. Hidden from screen readers, because the name stands beside it. */
export function Initials({
  first,
  last,
  tone = "raised",
}: {
  first: string;
  last: string;
  tone?: keyof typeof tones;
}) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        "inline-grid size-8 shrink-0 place-items-center rounded-full border text-sm leading-none font-semibold tracking-tight",
        tones[tone],
      )}
    >
      {initialsOf(first, last)}
    </span>
  );
}

import { initialsOf } from "../../../ui/initials-of.ts";

const shapes = [
  "M4 4h16v10l-8 7-8-7z",
  "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z",
  "M12 3l8 5v8l-8 5-8-5V8z",
  "M4 4h16v16H4z",
  "M12 2.5 21.5 12 12 21.5 2.5 12z",
];
const colors = ["#475569", "#0f766e", "#b45309", "#3f6212", "#9f1239"];

/** Teams that are only numbered show their number. */
const initialOf = (name: string) => /\d{1,2}$/.exec(name)?.[0] ?? initialsOf(name);

/** A team's badge: a shape, a color and its initial. The team's name stands beside it or is read out. */
export function TeamBadge({ name, index, named = false }: { name: string; index: number; named?: boolean }) {
  return (
    <span className="inline-flex items-center gap-1.5" title={name}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 shrink-0">
        <path d={shapes[index % shapes.length]} fill={colors[Math.floor(index) % colors.length]} />
        <text x="12" y="16.3" textAnchor="middle" fontSize="12" fontWeight="700" fill="#fff">
          {initialOf(name)}
        </text>
      </svg>
      <span className={named ? "font-semibold" : "sr-only"}>
        <bdi>{name}</bdi>
      </span>
    </span>
  );
}

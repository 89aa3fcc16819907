import { initialsOf } from "../../ui/initials-of.ts";

/** Shape and color follow the row's position in the table, so that a team can be spotted without reading. */
const shapes = [
  { d: "M3 3h18v18H3z", fill: "#3f6212" },
  { d: "M12 2l9 5v10l-9 5-9-5V7z", fill: "#b45309" },
  { d: "M12 1.5 22.5 12 12 22.5 1.5 12z", fill: "#9f1239" },
  { d: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z", fill: "#0f766e" },
  { d: "M3 3h18v9c0 6-5 9-9 10-4-1-9-4-9-10z", fill: "#475569" },
] as const;

/** A team's badge: a shape with its initial or number. Decorative, because the name stands beside it. */
export function TeamBadge({ index, name }: { index: number; name: string }) {
  const { d, fill } = shapes[index % shapes.length] ?? shapes[0];
  const initial = /(?<!\d)\d+$/.exec(name)?.[0] ?? initialsOf(name);
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-7 shrink-0">
      <path d={d} fill={fill} />
      <text
        x="12"
        y="16"
        textAnchor="middle"
        fontSize={initial.length > 1 ? 9.5 : 11}
        fontWeight="700"
        fill="#fff"
      >
        {initial}
      </text>
    </svg>
  );
}

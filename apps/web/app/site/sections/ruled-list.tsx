import type { ReactNode } from "react";

/** Named items separated by rules. */
export function RuledList({
  list,
  ordered = false,
}: {
  list: readonly { name?: string | undefined; text: ReactNode }[];
  ordered?: boolean;
}) {
  const List = ordered ? "ol" : "ul";
  return (
    <List className="border-t-[1.5px] border-ink">
      {list.map((item) => (
        <li
          key={item.name}
          className="grid gap-x-6 gap-y-1 border-b border-line py-6 lg:grid-cols-[190px_1fr]"
        >
          <b className="font-display text-xl leading-[1.15] font-medium">{item.name}</b>
          <p className="max-w-[34em] text-ink-soft">{item.text}</p>
        </li>
      ))}
    </List>
  );
}

import { usePortrait } from "./use-portrait.ts";

/** A person's portrait, or initials when there is none. Decorative: the name is beside it. */
export function Portrait({ seat }: { seat: string }) {
  const { name, picture, initials } = usePortrait(seat);
  if (picture)
    return (
      <img
        className="absolute inset-0 size-full object-cover"
        src={picture}
        alt=""
        draggable={false}
        data-name={name}
      />
    );
  return (
    <i className="l-initials" aria-hidden="true">
      {initials}
    </i>
  );
}

/** Who is moving a control of a puzzle, at its corner. */
export function TouchedBy({ seat, left = false }: { seat: string; left?: boolean }) {
  return (
    <span className={`absolute -top-3 z-2 ${left ? "-start-2" : "-end-2"}`}>
      <Chip seat={seat} />
    </span>
  );
}

/** A small round portrait, for votes and notes. Screen readers read the name. */
export function Chip({ seat, away = false }: { seat: string; away?: boolean }) {
  const { name } = usePortrait(seat);
  return (
    <span className={away ? "l-chip l-chip-away" : "l-chip"} title={name}>
      <Portrait seat={seat} />
      <span className="sr-only">{name}</span>
    </span>
  );
}

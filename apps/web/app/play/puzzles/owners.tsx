import { useLive } from "../stage/live-context.ts";
import { Chip } from "../ui/portrait.tsx";

interface Owned {
  id: string;
  owner?: readonly string[];
}

/** [P1] The people who alone can move something: none where I can. */
export function useOthers(): (piece: Owned | undefined) => readonly string[] {
  const own = useLive(({ mine }) => mine?.controls);
  return (piece) => (!piece?.owner || own?.includes(piece.id) ? [] : piece.owner);
}

/** Portraits of those who alone can move it. */
export function Owners({ of, className }: { of: readonly string[]; className?: string }) {
  return (
    of.length > 0 && (
      <span className={`l-owners ${className ?? ""}`} aria-hidden="true">
        {of.map((seat) => (
          <Chip key={seat} seat={seat} />
        ))}
      </span>
    )
  );
}

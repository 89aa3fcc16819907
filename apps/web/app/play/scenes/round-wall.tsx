import type { WallView } from "@lantern/engine/views";
import type { CSSProperties } from "react";
import { t } from "../../i18n/index.ts";
import type { RunningTurn } from "./round-text.ts";
import { Thing } from "./thing.tsx";

interface WallProps {
  wall: WallView;
  /** The turn that runs: its thing appears. */
  turn?: RunningTurn | null;
  className?: string;
}

const texts = () => t.rounds();
/** Spots of one camp. */
const BAND = 12;

/** [G49] Fog on glass, stone, the back of a paper: the same in every theme, as the story's pictures are. */
const surfaces: Record<WallView["surface"], CSSProperties> = {
  glass: { color: "#f2f7fa", background: "linear-gradient(160deg, #5d7a8c, #34495a)" },
  wall: { color: "#f6f2e8", background: "linear-gradient(160deg, #5a5a58, #3a3b3d)" },
  plan: { color: "#3a3a3a", background: "linear-gradient(160deg, #efe6d2, #dccfb2)" },
};

/** What answers have left: the band of a camp, or all bands, without names. */
export function RoundWall({ wall, turn, className = "" }: WallProps) {
  const names = texts().names;
  const fresh = turn?.thing && turn.spot !== null ? [{ thing: turn.thing, spot: turn.spot }] : [];
  const all = [...wall.drawn, ...fresh].sort((a, b) => a.spot - b.spot);
  const bands = wall.first === null ? bandsOf(all) : [wall.first];
  return (
    <figure
      className={`relative mx-auto grid w-full max-w-lg gap-1 rounded-md p-2 max-xl:order-2 xl:max-w-none ${className}`}
      style={surfaces[wall.surface]}
      aria-label={texts().walls[wall.surface]}
    >
      {bands.map((first) => (
        <ul
          key={first}
          className={`grid aspect-3/1 grid-cols-6 grid-rows-2 ${wall.first === null ? "phone:aspect-5/1" : ""}`}
        >
          {all.length === 0 && <li className="sr-only">{texts().empty}</li>}
          {all
            .filter(({ spot }) => spot >= first && spot < first + BAND)
            .map(({ thing, spot }) => (
              <li
                key={spot}
                className="grid place-items-center p-0.5"
                style={{ gridColumn: ((spot - first) % 6) + 1, gridRow: spot - first < 6 ? 1 : 2 }}
              >
                <Thing
                  of={thing}
                  className={`size-full opacity-90 ${turn?.spot === spot ? "motion-safe:animate-[l-rise_1.2s_ease-out]" : ""}`}
                />
                <span className="sr-only">{names[thing] ?? names.kite}</span>
              </li>
            ))}
        </ul>
      ))}
    </figure>
  );
}

/** The bands on which there is something, by their first spots. */
function bandsOf(drawn: WallView["drawn"]): number[] {
  return [...new Set(drawn.map(({ spot }) => spot - (spot % BAND)))];
}

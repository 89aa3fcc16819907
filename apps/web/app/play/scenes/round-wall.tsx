import type { WallView } from "@lantern/engine/views";
import type { CSSProperties } from "react";
import { t } from "../../i18n/index.ts";
import type { SceneOf } from "../stage/kind.ts";
import { Thing } from "./thing.tsx";

const texts = () => t.rounds();
/** Spots of one camp. */
const BAND = 12;

/** [G49] Fog on glass, stone, the back of a paper: the same in every theme, as the story's pictures are. */
const surfaces: Record<WallView["surface"], CSSProperties> = {
  glass: { color: "#f2f7fa", background: "linear-gradient(160deg, #5d7a8c, #34495a)" },
  wall: { color: "#f6f2e8", background: "linear-gradient(160deg, #5a5a58, #3a3b3d)" },
  plan: { color: "#3a3a3a", background: "linear-gradient(160deg, #efe6d2, #dccfb2)" },
};

/** What answers have left here: a band of twelve spots, without names. */
export function RoundWall({ scene, wall }: { scene: SceneOf<"camp">; wall: WallView }) {
  const turn = scene.ring?.turn;
  const names = texts().names;
  const fresh = turn?.thing && turn.spot !== null ? [{ thing: turn.thing, spot: turn.spot }] : [];
  const drawn = [...wall.drawn, ...fresh]
    .filter(({ spot }) => spot >= wall.first && spot < wall.first + BAND)
    .sort((a, b) => a.spot - b.spot);
  return (
    <figure
      className="relative rounded-md p-2 max-xl:order-2"
      style={surfaces[wall.surface]}
      aria-label={texts().walls[wall.surface]}
    >
      <ul className="grid aspect-3/1 grid-cols-6 grid-rows-2 xl:aspect-2/1">
        {drawn.length === 0 && <li className="sr-only">{texts().empty}</li>}
        {drawn.map(({ thing, spot }) => (
          <li
            key={spot}
            className="grid place-items-center p-0.5"
            style={{ gridColumn: ((spot - wall.first) % 6) + 1, gridRow: spot - wall.first < 6 ? 1 : 2 }}
          >
            <Thing
              of={thing}
              className={`size-full opacity-90 ${turn?.spot === spot ? "motion-safe:animate-[l-rise_1.2s_ease-out]" : ""}`}
            />
            <span className="sr-only">{names[thing] ?? names.kite}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

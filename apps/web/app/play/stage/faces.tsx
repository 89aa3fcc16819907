import { Check } from "lucide-react";
import { t } from "../../i18n/index.ts";
import { TileVoice } from "../call/tile-media.tsx";
import { Chip } from "../ui/portrait.tsx";
import { useLive } from "./live-context.ts";

const texts = () => t.live().people;

/** The team in the head of the chat, which covers their tiles: who speaks, and who has done what the scene asks. */
export function Faces() {
  const people = useLive(({ view }) => (view.stage === "play" ? view.people : null));
  const me = useLive((live) => live.me);
  return (
    people && (
      <ul className="flex gap-1 xl:-me-1 xl:gap-0.5" aria-label={texts().team}>
        {people.map(({ seat, presence, done }) => {
          const isHere = presence === "here";
          return (
            <li key={seat} className="l-face relative flex">
              <Chip seat={seat} away={!isHere} />
              <span className="sr-only">
                {isHere ? <TileVoice seat={seat} you={seat === me} /> : texts().away}
              </span>
              {done && isHere && (
                <span
                  className="absolute -end-0.5 -bottom-0.5 grid size-3 place-items-center rounded-full bg-tide text-page [&>svg]:size-2.5! [&>svg]:stroke-3!"
                  title={texts().done}
                >
                  <Check aria-hidden="true" />
                  <span className="sr-only">{texts().done}</span>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    )
  );
}

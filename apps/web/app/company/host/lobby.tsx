import { UserX } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/cn.ts";
import { useConfirm } from "./confirmation.ts";
import { useCommand, useHostControls } from "./host-controls.ts";
import { isOver, nameOf } from "./model.ts";
import { PersonPicture } from "./person-picture.tsx";
import { texts as hostTexts } from "./texts.ts";

const { lobby: texts, out, done, person } = hostTexts;

/** People without a team: the lobby before the start, later those who arrive when all teams are full. */
export function Lobby() {
  const { view, directory } = useHostControls();
  const open = useConfirm();
  const before = view.clock.phase === "lobby";
  if (!before && view.lobby.length === 0) return null;
  return (
    <section aria-labelledby="lobby" className="mb-8">
      <h2 id="lobby">{before ? texts.here : texts.waiting}</h2>
      {view.lobby.length === 0 && <p className="mt-2 text-ink-soft">{texts.nobody}</p>}
      <ul className="mt-3 grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
        {view.lobby.map(({ seat, presence }) => {
          const name = nameOf(directory, seat);
          return (
            <li key={seat} className="flex items-center gap-3 border-b border-line py-2">
              <span
                aria-hidden="true"
                className={cn(
                  "grid size-9 shrink-0 place-items-center rounded-full border bg-raised text-sm leading-none font-semibold",
                  presence === "here" ? "border-tide text-ink" : "border-line text-ink-soft",
                )}
              >
                <PersonPicture directory={directory} seat={seat} />
              </span>
              <span className="min-w-0 flex-1">
                {name}
                {presence !== "here" && (
                  <small className="block text-sm text-ink-soft">{texts[presence]}</small>
                )}
              </span>
              <Button
                tone="quiet"
                size="iconSm"
                aria-label={`${person.remove} ${name}`}
                onClick={() => open({ what: "remove", seat })}
              >
                <UserX aria-hidden="true" strokeWidth={1.5} />
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Attendees who have never connected. */
export function Missing() {
  const { missing, clock } = useHostControls().view;
  if (isOver(clock.phase)) return null;
  if (missing.length === 0 && clock.phase !== "lobby") return null;
  return (
    <section aria-labelledby="missing" className="mb-8">
      <h2 id="missing">{texts.missing}</h2>
      {missing.length === 0 && <p className="mt-2 text-ink-soft">{texts.all}</p>}
      <ul className={cn("mt-2 text-ink-soft", clock.phase === "lobby" && "sm:columns-2 xl:columns-3")}>
        {missing.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name
          <li key={index} className="py-0.5">
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** People who were removed, with a button to let them in again. */
export function RemovedPeople() {
  const { view, directory } = useHostControls();
  const runCommand = useCommand();
  if (view.removed.length === 0) return null;
  return (
    <section aria-labelledby="out" className="mb-8">
      <h2 id="out">{out.title}</h2>
      <ul className="mt-2">
        {view.removed.map((seat) => {
          const name = nameOf(directory, seat);
          return (
            <li key={seat} className="flex items-center justify-between gap-3 py-1.5">
              <span className="min-w-0">{name}</span>
              <Button
                size="sm"
                aria-label={`${out.letIn}: ${name}`}
                onClick={() => void runCommand({ type: "remove", seat, on: false }, done.letIn(name))}
              >
                {out.letIn}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

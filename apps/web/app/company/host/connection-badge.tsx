import type { HostTeamView } from "@lantern/engine/views";
import { cn } from "../../ui/cn.ts";
import { useHostControls } from "./host-controls.ts";
import { connectionOf, nameOf } from "./model.ts";
import { texts as hostTexts } from "./texts.ts";

const texts = hostTexts.teams;
const bars = { good: 3, slow: 2, bad: 1 } as const;
const tones = { good: "text-moss", slow: "text-ink-soft", bad: "text-ember" } as const;

/** Connection quality of a team: the worst connection and whose it is. */
export function ConnectionBadge({ team }: { team: HostTeamView }) {
  const { view, directory } = useHostControls();
  const line = connectionOf(team, view.connections);
  if (!line) return <span className="text-sm text-ink-soft">{texts.lines.none}</span>;
  const { health, seats } = line;
  const word = health === "good" ? texts.lines.good : texts.lines[health](seats.length);
  const whose =
    health === "good"
      ? ""
      : seats.map((seat) => texts.connectionOf[health](nameOf(directory, seat))).join(", ");
  return (
    <span
      title={whose || undefined}
      className={cn("inline-flex items-end gap-1.5 text-sm whitespace-nowrap", tones[health])}
    >
      <span aria-hidden="true" className="flex items-end gap-0.5 pb-0.5">
        {[1, 2, 3].map((bar) => (
          <i
            key={bar}
            className={cn(
              "w-1 rounded-[1px]",
              bar <= bars[health] ? "bg-current" : "border border-current opacity-50",
            )}
            style={{ height: bar * 4 + 1 }}
          />
        ))}
      </span>
      <span>
        {word}
        {whose && <span className="sr-only">: {whose}</span>}
      </span>
    </span>
  );
}

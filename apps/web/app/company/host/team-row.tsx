import type { HostTeamView } from "@lantern/engine/views";
import { ArrowRightLeft, Ellipsis, Eye, Hand, MessageSquare, SkipForward } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/cn.ts";
import { initialsOf } from "../../ui/initials-of.ts";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { Cell, Row, RowName } from "../../ui/table.tsx";
import type { Drag, DragHandle } from "../../ui/use-drag.ts";
import { useConfirm } from "./confirmation.ts";
import { useHostControls } from "./host-controls.ts";
import { connectionOf, hereIn, isOver, nameOf } from "./model.ts";
import { PersonButton } from "./person-button.tsx";
import { LeftCell, SceneCell } from "./scene-cell.tsx";
import { texts as hostTexts } from "./texts.ts";

const texts = hostTexts.teams;
const icon = { "aria-hidden": true, strokeWidth: 1.5 } as const;

function TeamActions({ team, onVisit }: { team: HostTeamView; onVisit(team: string): void }) {
  const { directory } = useHostControls();
  const open = useConfirm();
  const { id, name, scene } = team;
  const helpSeat = team.people.find(({ needsHelp }) => needsHelp)?.seat;
  return (
    <div className="flex items-center gap-1 max-lg:flex-wrap lg:justify-end">
      {helpSeat && (
        <Button
          tone="primary"
          size="sm"
          onClick={() => open({ what: "message", team: id, replyTo: helpSeat })}
        >
          <Hand {...icon} />
          {texts.respond(nameOf(directory, helpSeat))}
        </Button>
      )}
      {!helpSeat && (
        <>
          <Button tone="quiet" size="sm" aria-label={texts.visitTeam(name)} onClick={() => onVisit(id)}>
            {texts.visit}
          </Button>
          <Button
            tone="quiet"
            size="iconSm"
            aria-label={texts.message(name)}
            onClick={() => open({ what: "message", team: id })}
          >
            <MessageSquare {...icon} />
          </Button>
        </>
      )}
      <Menu
        trigger={
          <Button tone="quiet" size="iconSm" aria-label={texts.more(name)}>
            <Ellipsis {...icon} />
          </Button>
        }
      >
        {helpSeat && (
          <MenuItem onSelect={() => onVisit(id)}>
            <Eye {...icon} />
            {texts.visitTeam(name)}
          </MenuItem>
        )}
        {helpSeat && (
          <MenuItem onSelect={() => open({ what: "message", team: id })}>
            <MessageSquare {...icon} />
            {texts.message(name)}
          </MenuItem>
        )}
        <MenuItem
          disabled={!scene || team.waiting}
          onSelect={() =>
            scene && open({ what: "skip", team: id, scene: { id: scene.id, title: scene.title } })
          }
        >
          <SkipForward {...icon} />
          {texts.skip}
        </MenuItem>
        <MenuItem disabled={team.people.length === 0} onSelect={() => open({ what: "move", team: id })}>
          <ArrowRightLeft {...icon} />
          {texts.movePerson}
        </MenuItem>
      </Menu>
    </div>
  );
}

/** One team. Its row never moves: a request for help is highlighted where the row is. */
export function TeamRow({
  team,
  index,
  handle,
  drag,
  onVisit,
}: {
  team: HostTeamView;
  index: number;
  handle: DragHandle;
  drag: Drag | null;
  onVisit(team: string): void;
}) {
  const { directory, view } = useHostControls();
  const over = isOver(view.clock.phase);
  const helpNames = team.people
    .filter(({ needsHelp }) => needsHelp && !over)
    .map(({ seat }) => nameOf(directory, seat));
  const target = drag?.over === team.id && drag.from !== team.id;
  return (
    <Row
      data-drop-target={team.id}
      className={cn(
        "max-lg:px-3",
        helpNames.length > 0 && "shadow-[inset_4px_0_0_var(--ember)]",
        helpNames.length > 0 && !target && "bg-ember-wash",
        target && "bg-tide-wash outline-2 -outline-offset-2 outline-tide",
      )}
    >
      <RowName>
        <span className="flex items-center gap-3 lg:ps-3">
          <TeamBadge index={index} name={team.name} />
          <span className="min-w-0">
            <b className="block leading-snug lg:whitespace-nowrap">
              <bdi>{team.name}</bdi>
            </b>
            <small className="block text-sm whitespace-nowrap text-ink-soft tabular-nums">
              {texts.points(team.points)}
            </small>
          </span>
        </span>
      </RowName>
      <Cell className="max-lg:order-2 max-lg:col-span-full">
        {over ? <span className="text-ink-soft">{texts.over}</span> : <SceneCell team={team} />}
        {helpNames.length > 0 && (
          <small className="mt-1 block text-sm font-semibold text-ember">
            {helpNames.map((name) => texts.needsHelp(name)).join(" ")}
          </small>
        )}
      </Cell>
      <Cell figures className="max-lg:order-1">
        {!over && <LeftCell scene={team.scene} />}
      </Cell>
      <Cell className="max-lg:order-3 max-lg:col-span-full">
        <PeopleRow team={team} handle={handle} />
      </Cell>
      <Cell className="max-lg:order-4 max-lg:col-span-full">{!over && <ConnectionBadge team={team} />}</Cell>
      <Cell className="max-lg:order-5 max-lg:col-span-full max-lg:-ms-3">
        {!over && <TeamActions team={team} onVisit={onVisit} />}
      </Cell>
    </Row>
  );
}

const bars = { good: 3, slow: 2, bad: 1 } as const;
const tones = { good: "text-moss", slow: "text-ink-soft", bad: "text-ember" } as const;

/** Connection quality of a team: the worst connection and whose it is. */
function ConnectionBadge({ team }: { team: HostTeamView }) {
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

/** The members of a team. They are one tab stop; arrow keys move between them. */
function PeopleRow({ team, handle }: { team: HostTeamView; handle: DragHandle }) {
  const { directory } = useHostControls();
  const [at, setAt] = useState(0);
  const current = Math.min(at, Math.max(0, team.people.length - 1));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || team.people.length === 0) return;
    const next = (current + step + team.people.length) % team.people.length;
    setAt(next);
    event.currentTarget.querySelectorAll("button")[next]?.focus();
    event.preventDefault();
  };
  const called = (seats: string[]) => seats.map((seat) => nameOf(directory, seat));
  const those = (presence: "dropped" | "away") =>
    called(team.people.filter((person) => person.presence === presence).map(({ seat }) => seat));
  const observers = called(team.people.filter(({ observer }) => observer).map(({ seat }) => seat));
  const labels = [
    texts.hereOf(hereIn(team.people), team.people.length),
    those("dropped").length > 0 && texts.reconnecting(those("dropped")),
    those("away").length > 0 && texts.away(those("away")),
    observers.length > 0 && texts.observes(observers),
  ];
  return (
    <>
      <fieldset aria-label={team.name} className="flex flex-wrap gap-1.5 lg:min-w-62" onKeyDown={onKeyDown}>
        {team.people.map((person, index) => (
          <PersonButton
            key={person.seat}
            person={person}
            grip={handle(person.seat, team.id)}
            tabIndex={index === current ? 0 : -1}
          />
        ))}
      </fieldset>
      <small className="mt-1 block text-sm text-ink-soft">{labels.filter(Boolean).join(", ")}</small>
    </>
  );
}

/** Shape and color follow the row's position in the table, so that a team can be spotted without reading. */
const shapes = [
  { d: "M3 3h18v18H3z", fill: "#3f6212" },
  { d: "M12 2l9 5v10l-9 5-9-5V7z", fill: "#b45309" },
  { d: "M12 1.5 22.5 12 12 22.5 1.5 12z", fill: "#9f1239" },
  { d: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z", fill: "#0f766e" },
  { d: "M3 3h18v9c0 6-5 9-9 10-4-1-9-4-9-10z", fill: "#475569" },
] as const;

/** A team's badge: a shape with its initial or number. Decorative, because the name stands beside it. */
function TeamBadge({ index, name }: { index: number; name: string }) {
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

import type { AwardView, PrivateView } from "@lantern/engine/views";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { t } from "../../i18n/index.ts";
import { Badge } from "../scorecard/badge.tsx";
import type { SceneOf } from "../stage/kind.ts";
import { useLive, useNames, useServerNow } from "../stage/live-context.ts";
import { inTurn, turn } from "../ui/in-turn.ts";
import { Chip } from "../ui/portrait.tsx";
import { awardMs, awardsGiven, awardsIn } from "./awards-time.ts";

const texts = () => t.debrief().awards;

function Card({
  award,
  metal,
  children,
  ...box
}: {
  award: AwardView;
  metal: "gold" | "silver";
  /** Who gets it. */
  children: ReactNode;
  className: string;
  style: React.CSSProperties;
}) {
  const info = useLive((live) => live.info);
  return (
    <li {...box}>
      <span className="l-award l-ring relative w-14 flex-none xl:w-20">
        <Badge award={award} metal={metal} artBase={info.artBase} />
      </span>
      <span className="grid gap-0.5">
        <span className="flex items-center gap-2 font-semibold">{children}</span>
        <span lang={info.locale}>
          <b className="block font-display text-lg leading-tight font-medium text-ember">{award.title}</b>
          <span className="text-sm text-ink-soft">{award.text}</span>
        </span>
      </span>
    </li>
  );
}

/** Scrolls to each award as it is given, where not all of them fit. */
function useInView(scene: SceneOf<"scorecard">, mine: PrivateView | null) {
  const list = useRef<HTMLOListElement>(null);
  const given = awardsGiven(scene, mine, useServerNow(1000) - scene.timer.startedAt);
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    list.current?.children[given - 1]?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }, [given]);
  return list;
}

/** The awards one by one, each person's and then the team's, in step with the other pages. */
export function Awards({ scene }: { scene: SceneOf<"scorecard"> }) {
  const mine = useLive((live) => live.mine);
  const now = useLive((live) => live.now);
  const nameOf = useNames();
  const [elapsed] = useState(() => now() - scene.timer.startedAt);
  const list = useInView(scene, mine);
  if (!scene.award) return null;
  const count = awardsIn(scene, mine);
  const every = awardMs(count, scene.timer);
  const card = (at: number, style = "border-line bg-well") => ({
    className: `l-rise ${inTurn} ${style} flex items-center gap-3 rounded-md border p-3`,
    style: turn(at - elapsed / every, every),
  });
  return (
    <section aria-label={texts().title}>
      <ol ref={list} className="grid gap-2.5 sm:grid-cols-2 xl:grid-cols-3">
        {(mine?.awards ?? []).map(({ seat, award }, at) => (
          <Card key={seat} award={award} metal="silver" {...card(at)}>
            <Chip seat={seat} />
            <span aria-hidden="true">{nameOf(seat)}</span>
          </Card>
        ))}
        <Card
          award={scene.award}
          metal="gold"
          {...card(count - 1, "border-ember bg-(image:--lit) sm:col-span-full")}
        >
          {texts().team}
        </Card>
      </ol>
    </section>
  );
}

import { Check, Lock, Minus, Plus } from "lucide-react";
import { t } from "../../i18n/index.ts";
import { type SceneOf, sceneKind, stillOut } from "../stage/kind.ts";
import { useRoom } from "../stage/room.ts";
import { Glyph } from "../ui/glyph.tsx";
import { Chip } from "../ui/portrait.tsx";

const words = t.liveScenes.allocation;
type Allocation = SceneOf<"allocation">;
type Need = Allocation["needs"][number];

/** Tokens of a need as lights: those placed burn, those still wanted are rings. */
function Lights({ placed, wants }: { placed: number; wants: number }) {
  const count = Math.max(placed, wants);
  return (
    <span className="l-lights" role="img" aria-label={words.placed(placed, wants)}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lights are only counted
        <i key={at} className={at < placed ? (at < wants ? "is-on" : "is-on is-more") : ""} />
      ))}
    </span>
  );
}

function NeedCard({ scene, need }: { scene: Allocation; need: Need }) {
  const { me, mine, send } = useRoom();
  const bySeat = scene.placed[need.id] ?? {};
  const own = (me && bySeat[me]) || 0;
  const open = scene.step === "active" && me !== null && !mine?.observer && !scene.confirmed.includes(me);
  const place = (count: number) => void send({ type: "place", need: need.id, count });
  const givers = Object.entries(bySeat).filter(([, count]) => count > 0);
  const enough = need.placed >= need.wants;
  return (
    <li className={enough ? "l-need is-enough" : "l-need"}>
      <Glyph of={need.icon || need.id} className="l-need-icon" />
      <b>{need.label}</b>
      <span className="l-note">{need.note}</span>
      <Lights placed={need.placed} wants={need.wants} />
      <span className="l-figures">
        <strong>{need.placed}</strong>
        <span>{enough ? words.enough : words.wants(need.wants)}</span>
        {givers.map(([seat]) => (
          <Chip key={seat} seat={seat} />
        ))}
      </span>
      {me && (
        <span className="l-stepper">
          <button type="button" disabled={!open || own === 0} onClick={() => place(own - 1)}>
            <Minus aria-hidden="true" />
            <span className="sr-only">{words.less(need.label)}</span>
          </button>
          <b aria-live="polite">{own}</b>
          <button type="button" disabled={!open || (mine?.tokens ?? 0) === 0} onClick={() => place(own + 1)}>
            <Plus aria-hidden="true" />
            <span className="sr-only">{words.more(need.label)}</span>
          </button>
        </span>
      )}
    </li>
  );
}

function Needs({ scene }: { scene: Allocation }) {
  return (
    <ol className="l-allocation" aria-label={words.needs} data-count={scene.needs.length}>
      {scene.needs.map((need) => (
        <NeedCard key={need.id} scene={scene} need={need} />
      ))}
    </ol>
  );
}

/** What this seat still holds, as lights in the hand. */
function Held({ scene }: { scene: Allocation }) {
  const { me, mine } = useRoom();
  if (!me || scene.step !== "active") return null;
  const tokens = mine?.tokens ?? 0;
  return (
    <section className="l-held">
      <h2>{words.yours}</h2>
      <Lights placed={tokens} wants={tokens} />
      <p>
        <b>{words.tokens(tokens)}</b> {words.spare}
      </p>
    </section>
  );
}

/** Tokens in many hands, needs that are more than there is. */
export const allocation = sceneKind<"allocation">({
  now(scene, room) {
    if (scene.step === "outcome") return { headline: t.liveScenes.outcome.now, action: null };
    const { me, mine } = room;
    const tokens = mine?.tokens ?? 0;
    const confirmed = me !== null && scene.confirmed.includes(me);
    const waiting = stillOut(room, scene.confirmed).map((seat) => room.directory.people[seat]?.name ?? "");
    return {
      headline: scene.question,
      detail: words.detail(tokens),
      action:
        me && !mine?.observer
          ? {
              label: confirmed ? t.live.stage.waitingFor(waiting) : words.confirm,
              icon: confirmed ? Check : Lock,
              tone: tokens === 0 && !confirmed ? "solid" : "line",
              pressed: confirmed,
              disabled: confirmed,
              run: () => void room.send({ type: "confirm" }),
            }
          : null,
    };
  },
  Controls: Needs,
  Aside: Held,
});

import { Minus, Plus } from "lucide-react";
import { t } from "../../i18n/index.ts";
import { Button } from "../../ui/button.tsx";
import { Reply } from "../announcer/speech.tsx";
import type { SceneOf } from "../stage/kind.ts";
import { useLive } from "../stage/live-context.ts";
import { Glyph } from "../ui/glyph.tsx";
import { Chip } from "../ui/portrait.tsx";

const texts = () => t.liveScenes().allocation;
type Allocation = SceneOf<"allocation">;
type Need = Allocation["needs"][number];

/** Tokens of a need as lights: placed ones are filled, wanted ones are rings. None are rings where only cards say it. */
function Lights({ placed, wants }: { placed: number; wants: number | null }) {
  const count = Math.max(placed, wants ?? 0);
  const label =
    wants === null ? { "aria-hidden": true } : { role: "img", "aria-label": texts().placed(placed, wants) };
  return (
    <span className="l-lights my-2 phone:my-0.5 flex flex-wrap gap-1.5" {...label}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lights are only counted
        <i key={at} className={at < placed ? (at < (wants ?? placed) ? "is-on" : "is-on is-more") : ""} />
      ))}
    </span>
  );
}

function NeedCard({ scene, need }: { scene: Allocation; need: Need }) {
  const me = useLive((live) => live.me);
  const mine = useLive((live) => live.mine);
  const send = useLive((live) => live.send);
  const bySeat = scene.placed[need.id] ?? {};
  const own = (me && bySeat[me]) || 0;
  const open = scene.step === "active" && me !== null && !mine?.observer && !scene.confirmed.includes(me);
  const allocate = (count: number) => void send({ type: "place", need: need.id, count });
  const givers = Object.entries(bySeat).filter(([, count]) => count > 0);
  const enough = need.wants !== null && need.placed >= need.wants;
  return (
    <li
      className={`grid content-start gap-x-2.5 gap-y-1 rounded-md border-[1.5px] bg-well px-3 py-2.5 max-xl:grid-cols-[34px_1fr_152px] phone:grid-cols-[26px_minmax(0,1fr)_128px] phone:gap-y-0 phone:px-2 phone:py-0.5 sideways:py-0 sideways:[&>b]:text-base sideways:[&_.l-chip]:size-5.5 sideways:[&_button]:h-11 xl:grid-cols-[auto_1fr] xl:p-2.5 ${enough ? "border-ember bg-(image:--lit)" : "border-line"}`}
    >
      <Glyph
        of={need.icon || need.id}
        className="size-8.5 text-ember phone:size-6 xl:size-7 sideways:size-5!"
      />
      <b className="self-center font-display text-lg leading-tight font-medium">{need.label}</b>
      <span className="col-span-2 leading-snug text-ink-soft max-xl:text-sm phone:hidden xl:min-h-11">
        {need.note}
      </span>
      <div className="col-span-2 phone:hidden">
        <Lights placed={need.placed} wants={need.wants} />
      </div>
      <span className="l-votes col-span-2 flex min-h-8 items-center gap-2 phone:min-h-6 phone:text-sm sideways:min-h-5 sideways:leading-none sideways:[&_strong]:text-base">
        <strong className="text-lg tabular-nums">{need.placed}</strong>
        <span className="me-auto">
          {enough ? texts().enough : need.wants !== null && texts().wants(need.wants)}
        </span>
        {need.moved !== 0 && <em>{texts().moved(need.moved)}</em>}
        {givers.map(([seat]) => (
          <Chip key={seat} seat={seat} />
        ))}
      </span>
      {me && (
        <span className="grid grid-cols-[48px_1fr_48px] items-center text-center max-xl:col-start-3 max-xl:row-[1/4] phone:row-[1/3] phone:grid-cols-[48px_1fr_48px] max-xl:self-center xl:col-span-2 xl:mt-1.5">
          <Button size="lg" disabled={!open || own === 0} onClick={() => allocate(own - 1)}>
            <Minus aria-hidden="true" />
            <span className="sr-only">{texts().less(need.label)}</span>
          </Button>
          <b className="text-lg tabular-nums">{own}</b>
          <Reply text={`${need.label}: ${own}`} />
          <Button size="lg" disabled={!open || (mine?.tokens ?? 0) === 0} onClick={() => allocate(own + 1)}>
            <Plus aria-hidden="true" />
            <span className="sr-only">{texts().more(need.label)}</span>
          </Button>
        </span>
      )}
    </li>
  );
}

/** What tokens can be placed on, and the buttons for it. */
export function Needs({ scene }: { scene: Allocation }) {
  return (
    <ol
      className="grid gap-2 phone:gap-1 sideways:gap-0.5 xl:grid-cols-[repeat(auto-fit,minmax(132px,1fr))]"
      aria-label={texts().needs}
    >
      {scene.needs.map((need) => (
        <NeedCard key={need.id} scene={scene} need={need} />
      ))}
    </ol>
  );
}

/** The tokens that this seat still has. */
export function OwnTokens({ scene }: { scene: Allocation }) {
  const me = useLive((live) => live.me);
  const mine = useLive((live) => live.mine);
  if (!me || scene.step !== "active") return null;
  const tokens = mine?.tokens ?? 0;
  return (
    <section className="rounded-md border border-line bg-well px-4 py-3.5 max-xl:-order-1 phone:hidden">
      <h2 className="font-text text-base font-semibold text-ember">{texts().yours}</h2>
      <Lights placed={tokens} wants={tokens} />
      <p>
        <b>{texts().tokens(tokens)}</b> {texts().spare}
      </p>
    </section>
  );
}

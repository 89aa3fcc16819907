import { LINE_MAX } from "@lantern/contract/live-protocol";
import type { RoundView } from "@lantern/engine/views";
import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { t } from "../../i18n/index.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Input } from "../../ui/input.tsx";
import { useCall, useOwnMedia } from "../call/call-context.ts";
import { Meter, Speech } from "../call/speech.ts";
import type { TeamCall } from "../call/team-call.ts";
import { useLive, useLiveState, useNames, useServerNow, useStage } from "../stage/live-context.ts";
import { choice, StageButton } from "../ui/buttons.tsx";
import { useNumberKeys } from "../ui/keys.ts";
import { mayFit, type RunningTurn } from "./round-text.ts";
import { Thing } from "./thing.tsx";

const texts = () => t.rounds();
const LISTEN_MS = 100;
/** [G11] Heard for this long, somebody has spoken. */
const VOICE_MS = 1500;
/** [G12] Quiet for this long after choosing a thing, somebody has finished. */
const QUIET_MS = 2000;

/** [G17] Whether this person wants more time in each of their turns. Only their page has it, until it is left. */
const wants = { more: false };

interface TurnProps {
  ring: RoundView;
  turn: RunningTurn;
}

/** A turn of a round: the six things, and what this person does with them. */
export function Round({ ring, turn }: TurnProps) {
  const send = useLive((live) => live.send);
  const own = useLive(({ mine }) => mine?.round);
  const stage = useStage((all) => all);
  const now = useServerNow(1000);
  const call = useCall();
  const nameOf = useNames();
  const [guess, setGuess] = useState<string | null>(null);
  const isHolder = own?.job === "holds";
  const passed = turn.thing === "star";
  const does = tapDoes({ turn, job: own?.job ?? null, fits: mayFit(turn, stage, now) });
  const round = (what: "voice" | "done" | "asked") =>
    void send({ type: "round", turn: turn.number, do: what });
  const choose = (thing: string) => {
    if (!does) return;
    setGuess(thing);
    void send({ type: "round", turn: turn.number, do: does, thing });
  };
  const chosen = turn.thing ?? own?.thing ?? own?.guess ?? (does ? guess : null);
  useNumberKeys(ring.things.length, (index) => choose(ring.things[index]?.thing ?? ""));
  const things =
    does === "thing" || does === "fits"
      ? [...ring.things, { thing: "kite", label: texts().other }]
      : ring.things;
  return (
    <div className="grid gap-2.5 max-sm:gap-2">
      <Line turn={turn} />
      <ul className="grid grid-cols-3 gap-2" aria-label={texts().things}>
        {things.map(({ thing, label }) => (
          <li key={thing} className={thing === "kite" ? "col-span-3" : undefined}>
            <button
              type="button"
              className={`${choice} flex min-h-11 w-full sm:min-h-13 items-center gap-1 px-1 py-1 sm:gap-1.5 text-start text-sm leading-tight wrap-break-word disabled:opacity-70 sm:px-3 xl:text-base`}
              aria-pressed={does ? chosen === thing : undefined}
              data-chosen={!does && chosen === thing ? "" : undefined}
              disabled={!does}
              onClick={() => choose(thing)}
            >
              <Thing of={thing} className="size-8 shrink-0 max-sm:size-6" />
              <span className="min-w-0 flex-1">{label}</span>
              {turn.guesses?.[thing] !== undefined && (
                <span className="text-sm text-ink-soft tabular-nums max-sm:-mx-0.5">
                  {texts().guessed(turn.guesses[thing] ?? 0)}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {!isHolder && (
        <p className="text-sm text-ink-soft">
          {[texts().turn(ring.at, ring.of), ring.next && texts().next(nameOf(ring.next))]
            .filter(Boolean)
            .join(" · ")}
        </p>
      )}
      {own?.job === "brush" && turn.step === "ask" && <Brush turn={turn} spots={own.spots} spot={own.spot} />}
      {isHolder && turn.step !== "paint" && <Answering turn={turn} thing={own?.thing ?? null} />}
      {call && (isHolder ? turn.step === "say" : turn.step === "ask" && own?.job === "asks") && !passed && (
        <Listening
          call={call}
          waits={isHolder && (own?.thing ?? null) !== null}
          onVoice={() => round(isHolder ? "voice" : "asked")}
          onQuiet={() => round("done")}
        />
      )}
    </div>
  );
}

/** What a tap on a thing is now; null: nothing. */
function tapDoes({ turn, job, fits }: { turn: RunningTurn; job: string | null; fits: boolean }) {
  if (job === "holds") return turn.step === "ask" || turn.thing === "star" ? null : "thing";
  if (job === "guesses" && turn.step === "ask") return "guess";
  return fits ? "fits" : null;
}

/** [G37] What the holder has written, for those who were there when it came. */
function Line({ turn }: { turn: RunningTurn }) {
  const line = useLiveState((state) => state.line);
  const nameOf = useNames();
  if (!turn.line) return null;
  const visible = line?.turn === turn.number && line.seat === turn.holder;
  return visible ? (
    <blockquote dir="auto" className="rounded-md border border-line bg-raised px-3 py-1.5 wrap-anywhere">
      {line.text}
    </blockquote>
  ) : (
    <p className="text-ink-soft">{texts().wrote(nameOf(turn.holder))}</p>
  );
}

function Brush({ turn, spots, spot }: { turn: RunningTurn; spots: readonly number[]; spot: number | null }) {
  const send = useLive((live) => live.send);
  // With two free spots there is no middle.
  const labels = spots.length === 2 ? [texts().spots[0], texts().spots[2]] : texts().spots;
  return (
    <ul className="grid grid-cols-3 gap-2" aria-label={texts().spotsLabel}>
      {spots.map((one, index) => (
        <li key={one}>
          <button
            type="button"
            className={`${choice} min-h-13 w-full px-1.5 text-sm xl:text-base`}
            aria-pressed={spot === one}
            onClick={() => void send({ type: "round", turn: turn.number, do: "spot", spot: one })}
          >
            {labels[index]}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A line, "Done" and "Pass", which is as big. */
function Answering({ turn, thing }: { turn: RunningTurn; thing: string | null }) {
  const send = useLive((live) => live.send);
  const show = useLive((live) => live.line);
  const [text, setText] = useState("");
  const [more, setMore] = useState(wants.more);
  const says = turn.step === "say";
  const { number } = turn;
  const round = (what: "voice" | "line" | "done" | "pass") => send({ type: "round", turn: number, do: what });
  useEffect(() => {
    wants.more = more;
    if (says && more) void send({ type: "round", turn: number, do: "more" });
  }, [says, more, number, send]);
  const write = (event: FormEvent) => {
    event.preventDefault();
    const line = text.trim();
    if (!line) return;
    show(turn.number, line);
    setText("");
    void round("line");
  };
  // Whoever does not share when they speak says so with this button.
  const done = async () => {
    if (!turn.voice && !turn.line && thing === null) await round("voice");
    await round("done");
  };
  return (
    <div className="grid gap-2.5 max-sm:gap-2">
      {says && (
        <form className="flex gap-2" onSubmit={write}>
          <Input
            aria-label={texts().write}
            placeholder={texts().write}
            value={text}
            maxLength={LINE_MAX}
            onChange={(event) => setText(event.target.value)}
          />
          <StageButton tone="line" type="submit" disabled={!text.trim()}>
            {texts().send}
          </StageButton>
        </form>
      )}
      <div className="grid grid-cols-2 gap-2">
        <StageButton tone="line" disabled={!says} onClick={() => void done()}>
          {texts().done}
        </StageButton>
        <StageButton tone="line" onClick={() => void round("pass")}>
          {texts().pass}
        </StageButton>
      </div>
      <Checkbox
        className="text-sm"
        label={texts().moreTime}
        checked={more}
        onChange={(event) => setMore(event.target.checked)}
      />
    </div>
  );
}

interface ListeningProps {
  call: TeamCall;
  /** A thing is chosen: quiet ends the turn. */
  waits: boolean;
  onVoice(): void;
  onQuiet(): void;
}

/**
 * [G36] Listens to the person's own microphone during their part of a turn. Nothing of it leaves the page: it presses the
 * buttons "I've asked" and "Done". Only for those who agreed to share when they speak, and for those without a microphone,
 * who are always quiet.
 */
function Listening({ call, waits, onVoice, onQuiet }: ListeningProps) {
  const { mic, choice } = useOwnMedia(call);
  const listens = mic === null || choice.voice;
  const voice = useEffectEvent(onVoice);
  const quiet = useEffectEvent(onQuiet);
  useEffect(() => {
    if (!listens) return;
    const meter = mic && new Meter(mic);
    const speech = new Speech();
    let [voiceMs, quietMs, spoke] = [0, 0, false];
    const timer = setInterval(() => {
      const speaks =
        meter !== null && mic?.enabled === true && speech.update(meter.level(), performance.now());
      voiceMs += speaks ? LISTEN_MS : 0;
      quietMs = speaks ? 0 : quietMs + LISTEN_MS;
      if (voiceMs >= VOICE_MS && !spoke) {
        spoke = true;
        voice();
      }
      if (waits && quietMs >= QUIET_MS) {
        clearInterval(timer);
        quiet();
      }
    }, LISTEN_MS);
    return () => {
      clearInterval(timer);
      meter?.close();
    };
  }, [listens, mic, waits]);
  return null;
}

/**
 * What a screen reader says during the session. Everything that changes by itself is announced here and nowhere else:
 * one queue limits how much there is and drops what is no longer true.
 */
import { type ReactNode, useEffect, useState } from "react";
import { t } from "../../i18n/index.ts";
import { type LiveSource, useLiveSource } from "../stage/live-context.ts";
import { leftOf, markPassed } from "../stage/timing.ts";
import { type Announcement, AnnouncementQueue } from "./announcement-queue.ts";
import { areasOf, asStage, type Moment, newsOf, sceneText } from "./announcements.ts";
import { type Speech, SpeechContext } from "./speech.tsx";

/** How often timers and the queue are looked at, ms. */
const READ_MS = 200;

const momentOf = ({ get, state }: LiveSource): Moment => ({ live: get(), state: state.get() });

/** A reading of the scene's timer. */
interface Reading {
  scene: string;
  leftMs: number;
}

function readTimer({ live }: Moment): Reading | null {
  const scene = asStage(live)?.view.scene;
  return scene ? { scene: scene.id, leftMs: leftOf(scene.timer, live.now()) } : null;
}

/** What to announce when the timer passed 60, 30 or 10 seconds between two readings. */
function timerNews(last: Reading | null, next: Reading | null, { live }: Moment): Announcement | null {
  const scene = asStage(live)?.view.scene;
  if (!last || !next || !scene || last.scene !== next.scene) return null;
  const mark = markPassed(last.leftMs, next.leftMs);
  // The first mark of a short scene would come with its beginning.
  if (mark === null || mark * 2000 > scene.timer.totalMs) return null;
  const text = mark === 60 ? t.live().stage.minuteLeft : t.live().stage.secondsLeft(mark);
  const [, phase] = areasOf(live);
  return { key: "timer", urgency: "soon", text: `${text}.`, ...(phase && { area: phase }) };
}

/** Fills the queue with what changes in the session, and announces what is ready. */
export function watchSession(
  source: LiveSource,
  queue: AnnouncementQueue,
  speak: (text: string) => void,
  now: () => number,
): () => void {
  let before = momentOf(source);
  let reading: Reading | null = null;
  const changed = () => {
    const after = momentOf(source);
    queue.enter(areasOf(after.live));
    for (const news of newsOf(before, after)) queue.add(news, now());
    before = after;
  };
  const read = () => {
    const next = readTimer(before);
    const news = timerNews(reading, next, before);
    reading = next;
    if (news) queue.add(news, now());
    const ready = queue.ready(now());
    if (ready !== null) speak(ready);
  };
  const start = asStage(before.live);
  queue.enter(areasOf(before.live));
  if (start)
    queue.add({ key: "now", urgency: "now", area: start.view.scene.id, text: sceneText(start) }, now());
  const stopViews = source.subscribe(changed);
  const stopState = source.state.subscribe(changed);
  const timer = setInterval(read, READ_MS);
  return () => {
    stopViews();
    stopState();
    clearInterval(timer);
  };
}

/**
 * Two live regions, a log of what happens and the status of the person's own actions. Everything below can announce. It must
 * stay mounted from the lobby to the end.
 */
export function Announcer({ children }: { children: ReactNode }) {
  const source = useLiveSource();
  const [queue] = useState(() => new AnnouncementQueue());
  // The numbers make equal texts be announced again.
  const [news, setNews] = useState({ at: 0, text: "" });
  const [response, setResponse] = useState({ at: 0, text: "" });
  const [speech] = useState<Speech>(() => ({
    announce: (announcement) => queue.add(announcement, Date.now()),
    reply: (text) => setResponse(({ at }) => ({ at: at + 1, text })),
  }));
  useEffect(() => {
    const speak = (text: string) => setNews(({ at }) => ({ at: at + 1, text }));
    const stop = watchSession(source, queue, speak, Date.now);
    return () => stop();
  }, [source, queue]);
  return (
    <SpeechContext value={speech}>
      {children}
      <div className="sr-only" role="log">
        <p key={news.at}>{news.text}</p>
      </div>
      <div className="sr-only" role="status">
        <p key={response.at}>{response.text}</p>
      </div>
    </SpeechContext>
  );
}

import { CHAT_MAX } from "@lantern/contract/live-protocol";
import { Flag, Send, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { t } from "../../i18n/index.ts";
import { useSpeech } from "../announcer/announcer.tsx";
import { Chip } from "../ui/portrait.tsx";
import { useLive, useStage } from "./live-context.ts";

const texts = t.live.dock;

/** A message of the chat, with its author. An erased text says so. */
export interface ChatLine {
  /** The id of its text. */
  key: string;
  /** Null for a host. */
  seat: string | null;
  name: string;
  text: string;
  at: number;
  /** Erased, or hidden by a host. */
  removed: boolean;
}

export function useChat(): ChatLine[] {
  const chat = useStage(({ view }) => view.chat);
  const directory = useLive((live) => live.directory);
  const me = useLive((live) => live.me);
  return chat.map(({ seat, textId, at }) => ({
    key: textId,
    seat: seat === "host" ? null : seat,
    name:
      seat === "host" ? texts.host : seat === me ? t.live.people.you : (directory.people[seat]?.name ?? ""),
    text: directory.texts[textId] ?? texts.removed,
    removed: !directory.texts[textId],
    at,
  }));
}

function Composer() {
  const send = useLive((live) => live.send);
  const [text, setText] = useState("");
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const line = text.trim();
    if (!line) return;
    setText("");
    void send({ type: "chat", text: line }).then((result) => !result.ok && setText(line));
  };
  return (
    <form className="l-compose" onSubmit={submit}>
      <input
        value={text}
        maxLength={CHAT_MAX}
        aria-label={texts.write}
        placeholder={texts.write}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="l-tool" disabled={!text.trim()}>
        <Send aria-hidden="true" />
        <span className="sr-only">{texts.send}</span>
      </button>
    </form>
  );
}

/** Reports somebody's message to the hosts, who can hide it. */
function Report({ line }: { line: ChatLine }) {
  const report = useLive((live) => live.report);
  const [state, setState] = useState<"open" | "sent" | "thanks">("open");
  const { reply } = useSpeech();
  if (state === "thanks") return <span className="l-reported">{texts.reported}</span>;
  const send = () => {
    setState("sent");
    void report(line.key).then(({ ok }) => {
      setState(ok ? "thanks" : "open");
      if (ok) reply(texts.reported);
    });
  };
  return (
    <button
      type="button"
      className="l-report"
      title={texts.report}
      disabled={state === "sent"}
      onClick={send}
    >
      <Flag aria-hidden="true" />
      <span className="sr-only">{texts.reportOf(line.name)}</span>
    </button>
  );
}

/** The chat beside the stage. It never covers the story. */
export function ChatPanel({ onClose }: { onClose: () => void }) {
  const lines = useChat();
  const me = useLive((live) => live.me);
  const session = useLive((live) => live.session);
  const panel = useRef<HTMLElement>(null);
  const end = useRef<HTMLLIElement>(null);
  // On a phone the chat is below the scene, out of view. Braces, because newer browsers return a promise, which React
  // would take for a cleanup function.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const count = lines.length;
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: "nearest" });
  }, [count]);
  return (
    <section
      ref={panel}
      className="l-chat"
      aria-label={texts.chat}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <header>
        <h2>{texts.chat}</h2>
        <button type="button" className="l-tool" onClick={onClose}>
          <X aria-hidden="true" />
          <span className="sr-only">{texts.close}</span>
        </button>
      </header>
      {count === 0 && <p className="l-empty">{texts.empty}</p>}
      <ol>
        {lines.map((line) => (
          <li key={line.key}>
            {line.seat && <Chip seat={line.seat} />}
            <p>
              <b>{line.name}</b> {line.removed ? <i>{line.text}</i> : line.text}
            </p>
            {me && line.seat && line.seat !== me && !line.removed && !session.rehearsal && (
              <Report line={line} />
            )}
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      {me && <Composer />}
    </section>
  );
}

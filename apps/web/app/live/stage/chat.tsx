import { CHAT_MAX } from "@lantern/contract/live";
import { Send, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { t } from "../../i18n/index.ts";
import { Chip } from "../ui/portrait.tsx";
import { useRoom } from "./room.ts";

const words = t.live.dock;

/** Who wrote, and what; a text that was erased says so. */
export function useChat(): { key: string; seat: string | null; name: string; text: string; at: number }[] {
  const { view, directory, me } = useRoom();
  return view.chat.map(({ seat, textId, at }) => ({
    key: textId,
    seat: seat === "host" ? null : seat,
    name:
      seat === "host" ? words.host : seat === me ? t.live.people.you : (directory.people[seat]?.name ?? ""),
    text: directory.texts[textId] ?? words.removed,
    at,
  }));
}

function Composer() {
  const { send } = useRoom();
  const [text, setText] = useState("");
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const line = text.trim();
    if (!line) return;
    setText("");
    void send({ type: "chat", text: line }).then((answer) => !answer.ok && setText(line));
  };
  return (
    <form className="l-compose" onSubmit={submit}>
      <input
        value={text}
        maxLength={CHAT_MAX}
        aria-label={words.write}
        placeholder={words.write}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="l-tool" disabled={!text.trim()}>
        <Send aria-hidden="true" />
        <span className="sr-only">{words.send}</span>
      </button>
    </form>
  );
}

/** The chat beside the stage: it takes a place of its own and never lies over the story. */
export function ChatPanel({ onClose }: { onClose: () => void }) {
  const lines = useChat();
  const end = useRef<HTMLLIElement>(null);
  const count = lines.length;
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: "nearest" });
  }, [count]);
  return (
    <section
      className="l-chat"
      aria-label={words.chat}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <header>
        <h2>{words.chat}</h2>
        <button type="button" className="l-tool" onClick={onClose}>
          <X aria-hidden="true" />
          <span className="sr-only">{words.close}</span>
        </button>
      </header>
      {count === 0 && <p className="l-empty">{words.empty}</p>}
      <ol aria-live="polite">
        {lines.map((line) => (
          <li key={line.key}>
            {line.seat && <Chip seat={line.seat} />}
            <p>
              <b>{line.name}</b> {line.text}
            </p>
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      <Composer />
    </section>
  );
}

import { CHAT_MAX } from "@lantern/contract/live-protocol";
import { createStore } from "@lantern/live-client";
import { Check, Flag, Languages, Send, X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { language } from "../../i18n/current.ts";
import { t } from "../../i18n/index.ts";
import { Input } from "../../ui/input.tsx";
import { useSpeech } from "../announcer/speech.tsx";
import { TileVoice } from "../call/tile-media.tsx";
import { untilLoaded } from "../client/until-loaded.ts";
import { useStore } from "../client/use-store.ts";
import { Tool } from "../ui/buttons.tsx";
import { Chip } from "../ui/portrait.tsx";
import { type ChatLine, useChat } from "./chat.ts";
import { draft } from "./chat-draft.ts";
import type { ChatTranslation } from "./chat-translation.ts";
import { useLive } from "./live-context.ts";
import { SpokenText } from "./spoken-text.tsx";

const texts = () => t.live().dock;
const peopleTexts = () => t.live().people;

/** Closer than this to its end, in pixels, the list follows new lines. */
const END_PX = 40;

function Composer({ label }: { label: string }) {
  const send = useLive((live) => live.send);
  const text = useStore(draft, (state) => state.text);
  const setText = (next: string) => draft.set({ text: next });
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const own = field.current;
    if (draft.get().focused) own?.focus();
    return () => draft.set({ focused: document.activeElement === own });
  }, []);
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const line = text.trim();
    if (!line) return;
    setText("");
    void send({ type: "chat", text: line }).then(({ ok }) => {
      // Before whatever has been written meanwhile.
      if (!ok) setText([line, draft.get().text].filter(Boolean).join(" "));
    });
  };
  return (
    <form className="flex gap-1.5 border-t border-line p-2" onSubmit={submit}>
      <Input
        ref={field}
        dir="auto"
        value={text}
        maxLength={CHAT_MAX}
        aria-label={label}
        placeholder={label}
        onChange={(event) => setText(event.target.value)}
      />
      <Tool type="submit" icon={Send} label={texts().send} disabled={!text.trim()} />
    </form>
  );
}

/** How many cards of the scene were told. Goes to the first of them. */
function CardsShared({ list }: { list: React.RefObject<HTMLOListElement | null> }) {
  const cards = useLive(({ view }) => (view.stage === "play" ? view.cards : null));
  const first = useChat().find(({ card, removed }) => card && !removed)?.card;
  if (!cards) return null;
  const text = texts().cardsShared(cards.shared, cards.of);
  const show = () => {
    const own = list.current;
    const line = own?.querySelector<HTMLElement>(`[data-card="${first}"]`);
    if (own && line) own.scrollTop = line.offsetTop - own.offsetTop;
  };
  return first ? (
    <button
      type="button"
      className="min-h-11 border-t border-line px-3 text-start text-sm font-semibold text-ember hover:bg-press"
      onClick={show}
    >
      {text}
    </button>
  ) : (
    <p className="border-t border-line px-3 py-2 text-sm text-ink-soft">{text}</p>
  );
}

/** Reports somebody's message to the hosts, who can hide it. */
function Report({ line }: { line: ChatLine }) {
  const report = useLive((live) => live.report);
  const [state, setState] = useState<"open" | "sent" | "thanks">("open");
  const { reply } = useSpeech();
  if (state === "thanks") return <span className="basis-full text-sm text-ember">{texts().reported}</span>;
  const send = () => {
    setState("sent");
    void report(line.id).then(({ ok }) => {
      setState(ok ? "thanks" : "open");
      if (ok) reply(texts().reported);
    });
  };
  return (
    <button
      type="button"
      className="ms-auto grid size-8 shrink-0 place-items-center rounded-sm text-ink-soft hover:bg-press [&>svg]:size-4"
      title={texts().report}
      disabled={state === "sent"}
      onClick={send}
    >
      <Flag aria-hidden="true" />
      <span className="sr-only">{texts().reportOf(line.name)}</span>
    </button>
  );
}

/** The team in the head of the chat, which covers their tiles: who speaks, and who has done what the scene asks. */
function TeamRow() {
  const people = useLive(({ view }) => (view.stage === "play" ? view.people : null));
  const me = useLive((live) => live.me);
  return (
    people && (
      // The drawer over the column of people is too narrow for six portraits beside its buttons.
      <ul className="flex gap-1 xl:order-last xl:basis-full xl:pb-2" aria-label={peopleTexts().team}>
        {people.map(({ seat, presence, done }) => {
          const isHere = presence === "here";
          return (
            <li key={seat} className="l-team-row relative flex">
              <Chip seat={seat} away={!isHere} />
              <span className="sr-only">
                {isHere ? <TileVoice seat={seat} you={seat === me} /> : peopleTexts().away}
              </span>
              {done && isHere && (
                <span
                  className="absolute -end-0.5 -bottom-0.5 grid size-3 place-items-center rounded-full bg-tide text-page [&>svg]:size-2.5! [&>svg]:stroke-3!"
                  title={peopleTexts().done}
                >
                  <Check aria-hidden="true" />
                  <span className="sr-only">{peopleTexts().done}</span>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    )
  );
}

/** A message in the reader's language, where the browser has translated it, with the original one press away. */
function TranslatedLine({ line, translation }: { line: ChatLine; translation: ChatTranslation }) {
  const translated = useStore(translation.store, ({ texts }) => texts[line.id] ?? null);
  const [original, setOriginal] = useState(false);
  if (!translated) return <SpokenText {...line} />;
  return (
    <>
      <SpokenText
        {...line}
        text={original ? line.text : translated.text}
        {...(original && { lang: translated.from })}
      />{" "}
      <button
        type="button"
        aria-pressed={original}
        className="min-h-8 text-sm text-ink-soft underline underline-offset-3 aria-pressed:text-tide"
        onClick={() => setOriginal(!original)}
      >
        {texts().original}
      </button>
    </>
  );
}

/** The page's translations, also after the chat was closed; null while messages are read as they were written. */
const translations = createStore<{ on: ChatTranslation | null }>({ on: null });

const canTranslate = "Translator" in globalThis && "LanguageDetector" in globalThis;

/** Translates messages on this device, where the browser can and somebody has asked for it. */
function useTranslation(lines: ChatLine[]) {
  const translation = useStore(translations, ({ on }) => on);
  useEffect(() => {
    void translation?.read(lines);
  }, [translation, lines]);
  const toggle = async () => {
    const { ChatTranslation } = await untilLoaded(() => import("./chat-translation.ts"));
    translations.set({ on: translation ? null : new ChatTranslation(language()) });
  };
  return { translation, translates: canTranslate, toggle };
}

/** Where the chat lies over the stage rather than over the people alone. */
const overScene = "(width < 1200px)";

/**
 * The chat of the stage or the lobby: a column of the lobby, a drawer over the people of the stage, on smaller screens a
 * sheet, which a tap on the scene closes. `label` says who reads it.
 */
export function ChatPanel({ label, onClose }: { label: string; onClose: () => void }) {
  const lines = useChat();
  const me = useLive((live) => live.me);
  const session = useLive((live) => live.session);
  const panel = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  /** Whether the newest line is in view. Somebody who reads earlier lines stays there. */
  const atEnd = useRef(true);
  const inLobby = useLive(({ view }) => view.stage === "lobby");
  // On a phone the chat of the lobby is out of view. Braces, because newer browsers return a promise, which React would
  // take for a cleanup function.
  useEffect(() => {
    if (inLobby) panel.current?.scrollIntoView({ block: "nearest" });
  }, [inLobby]);
  useEffect(() => {
    // A click by key has no detail: whoever plays by keyboard keeps the chat.
    const closeOverScene = ({ target, detail }: MouseEvent) => {
      const inScene = detail > 0 && target instanceof Element && target.closest(".l-scene");
      if (inScene && matchMedia(overScene).matches) onClose();
    };
    document.addEventListener("click", closeOverScene);
    return () => document.removeEventListener("click", closeOverScene);
  }, [onClose]);
  const { translation, translates, toggle } = useTranslation(lines);
  const count = lines.length;
  // Only the list scrolls: on a phone the page must stay with the puzzle.
  useLayoutEffect(() => {
    const own = list.current;
    if (count > 0 && own && atEnd.current) own.scrollTop = own.scrollHeight;
  }, [count]);
  return (
    <section
      ref={panel}
      className="l-drawer flex min-h-0 scroll-mb-19 flex-col rounded-md border border-line bg-page"
      aria-label={texts().chat}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <header className="flex items-center gap-x-2 border-b border-line ps-3 pe-1 xl:flex-wrap">
        <h2 className="me-auto font-text text-base font-semibold">{texts().chat}</h2>
        <TeamRow />
        {translates && (
          <Tool
            bare
            icon={Languages}
            label={texts().translate}
            aria-pressed={translation !== null}
            onClick={toggle}
          />
        )}
        <Tool bare icon={X} label={texts().close} onClick={onClose} />
      </header>
      {count === 0 && <p className="m-4 text-ink-soft">{texts().empty}</p>}
      <ol
        ref={list}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          atEnd.current = scrollHeight - scrollTop - clientHeight < END_PX;
        }}
        className="grid min-h-0 flex-1 content-start gap-2.5 overflow-y-auto px-3 py-2.5"
      >
        {lines.map((line) => (
          <li
            key={line.id}
            className="flex flex-wrap items-start gap-2 data-card:rounded-sm data-card:border-s-3 data-card:border-ember data-card:bg-raised data-card:p-1.5"
            data-card={line.card}
          >
            {line.seat && <Chip seat={line.seat} />}
            <p className="min-w-0 flex-1 wrap-anywhere">
              {translation ? (
                <TranslatedLine line={line} translation={translation} />
              ) : (
                <SpokenText {...line} />
              )}
            </p>
            {me && line.seat && line.seat !== me && !line.removed && !line.card && !session.rehearsal && (
              <Report line={line} />
            )}
          </li>
        ))}
      </ol>
      <CardsShared list={list} />
      {me && <Composer label={label} />}
    </section>
  );
}

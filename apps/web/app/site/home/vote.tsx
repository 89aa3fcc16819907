import type { ReactElement } from "react";
import { t } from "../../i18n/index.ts";
import idris from "../../play/portraits/arch.svg?url";
import tomas from "../../play/portraits/beacon.svg?url";
import noor from "../../play/portraits/harbor.svg?url";
import amara from "../../play/portraits/hearth.svg?url";
import mei from "../../play/portraits/moon.svg?url";
import { Call, Knock, Listen } from "./vote-icons.tsx";

const texts = t.site.vote;
type Person = keyof typeof texts.people;
const portraits: Record<Person, string> = { tomas, amara, mei, noor, idris };
const votes: Person[][] = [["tomas"], ["mei", "noor", "idris"], ["amara"]];
const icons = [Listen, Knock, Call];

/** A team vote as in a live session; the site script animates it. */
export function Vote() {
  return (
    <figure
      className="wrap vote"
      aria-label={texts.label}
      data-captions={JSON.stringify([texts.changed, texts.agreed, texts.changing])}
      data-clocks={JSON.stringify([texts.clock[1], texts.clock[2], texts.clock[0]])}
    >
      <div className="question">
        <p className="cap">“{texts.caption}”</p>
        <p className="now">
          <Flame />
          <time className="tabular">{texts.clock[0]}</time>
          <span className="caption" data-caption>
            {texts.changing}
          </span>
          <PauseButton />
        </p>
      </div>
      <ul className="options">
        {texts.options.map((option, index) => (
          <Option key={option.title} {...option} people={votes[index] ?? []} sign={icons[index] ?? Listen} />
        ))}
      </ul>
    </figure>
  );
}

function Option({
  title,
  text,
  people,
  sign: Sign,
}: {
  title: string;
  text: string;
  people: Person[];
  sign: () => ReactElement;
}) {
  return (
    <li className={`opt${people.length > 2 ? " top3" : ""}`}>
      <Sign />
      <p>
        <b>{title}</b>
        {text && <em>{text}</em>}
      </p>
      <div className="votes">
        <strong className="tabular">{people.length}</strong>
        <ul>
          {people.map((person) => (
            <li key={person} className="chip" data-who={person}>
              <img src={portraits[person]} alt={texts.people[person]} width="38" height="38" loading="lazy" />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** Pauses the animations of the first screen; the site script shows the button. */
function PauseButton() {
  return (
    <button type="button" className="pause-button" aria-pressed="false" aria-label={texts.pause} hidden>
      <svg className="i stop" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 5v14M15 5v14" />
      </svg>
      <svg className="i run" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7 5l12 7-12 7z" />
      </svg>
    </button>
  );
}

function Flame() {
  return (
    <svg className="fl" viewBox="0 0 24 32" aria-hidden="true">
      <path d="M12 1c2 8 10 11 10 20a10 10 0 0 1-20 0C2 12 10 9 12 1Z" fill="#ffd48a" />
      <path d="M12 15c1.5 4 4 5 4 9a4 4 0 0 1-8 0c0-4 2.5-5 4-9Z" fill="#fffaf0" />
    </svg>
  );
}

import type { ReactElement } from "react";
import { t } from "../../i18n/index.ts";
import idris from "../../live/portraits/arch.svg?url";
import tomas from "../../live/portraits/beacon.svg?url";
import noor from "../../live/portraits/harbour.svg?url";
import amara from "../../live/portraits/hearth.svg?url";
import mei from "../../live/portraits/moon.svg?url";

const texts = t.site.vote;
type Person = keyof typeof texts.people;
const portraits: Record<Person, string> = { tomas, amara, mei, noor, idris };
const votes: Person[][] = [["tomas"], ["amara"], ["mei", "noor", "idris"]];
const lamps = [Lit, Dark, Covered];

/** A team vote as it looks in the hour; the site script lets it resolve. */
export function Vote() {
  return (
    <figure
      className="wrap vote"
      aria-label={texts.label}
      data-says={JSON.stringify([texts.changed, texts.agreed, texts.changing])}
      data-clocks={JSON.stringify([texts.clock[1], texts.clock[2], texts.clock[0]])}
    >
      <div className="ask">
        <p className="cap">
          {texts.caption[0]} {texts.caption[1]}
        </p>
        <p className="now">
          <Flame />
          <time className="tabular">{texts.clock[0]}</time>
          <span className="say" data-say>
            {texts.changing}
          </span>
          <Hold />
        </p>
      </div>
      <ul className="options">
        {texts.options.map((option, index) => (
          <Option key={option.title} {...option} people={votes[index] ?? []} lamp={lamps[index] ?? Lit} />
        ))}
      </ul>
    </figure>
  );
}

function Option({
  title,
  text,
  people,
  lamp: Lamp,
}: {
  title: string;
  text: string;
  people: Person[];
  lamp: () => ReactElement;
}) {
  return (
    <li className={`opt${people.length > 2 ? " top3" : ""}`}>
      <Lamp />
      <p>
        <b>{title}</b>
        <em>{text}</em>
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

/** Stops what moves by itself on the first screen; the site script shows it. */
function Hold() {
  return (
    <button type="button" className="hold" aria-pressed="false" aria-label={texts.hold} hidden>
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

function Lit() {
  return (
    <svg className="lamp" viewBox="0 0 52 62" aria-hidden="true">
      <path
        d="M26 3v5M7 11l4 4M45 11l-4 4M2 30h5M45 30h5"
        stroke="#ffd48a"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M16 44V24a10 10 0 0 1 20 0v20Z" fill="#ffd48a" />
      <path d="M26 24c3 5 5 7 5 11a5 5 0 0 1-10 0c0-4 2-6 5-11Z" fill="#fffaf0" />
      <path d="M12 44h28v5H12zM16 49h20l3 9H13Z" fill="#9a6a34" />
    </svg>
  );
}

function Dark() {
  return (
    <svg className="lamp" viewBox="0 0 52 62" aria-hidden="true">
      <path d="M16 44V24a10 10 0 0 1 20 0v20Z" fill="#121a34" stroke="#9fb3c8" strokeWidth="1.6" />
      <path d="M26 40v-5" stroke="#e8792b" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M26 31c-4-4 3-6 0-11s2-5 0-9"
        stroke="#9fb3c8"
        strokeWidth="1.5"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M12 44h28v5H12zM16 49h20l3 9H13Z" fill="#5a4630" />
    </svg>
  );
}

function Covered() {
  return (
    <svg className="lamp" viewBox="0 0 52 62" aria-hidden="true">
      <ellipse cx="26" cy="34" rx="24" ry="22" fill="#b9731d" opacity=".25" />
      <path d="M16 44V26a10 10 0 0 1 20 0v18Z" fill="#c8873c" />
      <path
        d="M9 42c2-18 6-30 17-30s15 12 17 30c-4 4-7-1-11 2s-8-2-12 1-8 0-11-3Z"
        fill="#6b4a34"
        stroke="#a37a52"
        strokeWidth="1.4"
      />
      <path
        d="M18 22c-2 5-4 10-4 16M34 22c2 5 4 10 4 16M26 16v24"
        stroke="#a37a52"
        strokeWidth="1.2"
        fill="none"
      />
      <path d="M12 47h28v4H12zM16 51h20l3 8H13Z" fill="#8a5a2a" />
    </svg>
  );
}

import type { ReactElement } from "react";
import { wrap } from "../shell/style.ts";
import { texts as homeTexts } from "./texts.ts";

const texts = homeTexts.vote;
type Person = keyof typeof texts.people;
const portraits: Record<Person, number> = { tomas: 4, amara: 5, mei: 7, noor: 1, idris: 10 };
const votes: Person[][] = [["tomas"], ["mei", "noor", "idris"], ["amara"]];
const icons = [Everyone, Two, Gate];

const icon = "size-5 fill-none stroke-current stroke-[1.5] [stroke-linecap:round] [stroke-linejoin:round]";

/** A team vote as in a live session; the site script animates it. */
export function Vote() {
  return (
    <figure
      className={`${wrap} mt-[230px] pb-11 md:mt-[372px] lg:mt-[clamp(28px,5.2vh,60px)] lg:*:ms-[31.5%]`}
      data-vote=""
      aria-label={texts.label}
      data-captions={JSON.stringify([texts.changed, texts.agreed, texts.changing])}
      data-clocks={JSON.stringify([texts.clock[1], texts.clock[2], texts.clock[0]])}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-t-md border-[1.5px] border-b-0 border-line bg-well px-4 py-3 lg:flex-nowrap">
        <p className="font-display text-lg leading-[1.3] italic">{texts.quoted(texts.caption)}</p>
        <p className="flex flex-none items-center gap-2 text-base">
          <Flame />
          <time className="text-md font-semibold text-ember tabular-nums">{texts.clock[0]}</time>
          <span className="min-w-[12.3em]" data-caption>
            {texts.changing}
          </span>
          <PauseButton />
        </p>
      </div>
      <ul className="grid gap-2 rounded-b-md border-[1.5px] border-line bg-well p-3 md:grid-cols-3 md:gap-3">
        {texts.options.map((option, index) => (
          <Option
            key={option.title}
            {...option}
            people={votes[index] ?? []}
            sign={icons[index] ?? Everyone}
          />
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
    <li
      className="option grid grid-cols-[34px_1fr] grid-rows-[1fr_auto] gap-x-3 gap-y-2 rounded-md border-[1.5px] border-line p-3 transition-colors md:grid-cols-[46px_1fr]"
      data-votes={people.length}
    >
      <Sign />
      <p>
        <b className="block font-display text-md leading-[1.2] font-medium">{title}</b>
        {text && <em className="mt-1 block text-base leading-[1.3] not-italic">{text}</em>}
      </p>
      <div className="col-span-full flex min-h-12 items-center gap-2 border-t border-line pt-2">
        <strong className="min-w-3.5 text-lg tabular-nums">{people.length}</strong>
        <ul className="flex gap-1">
          {people.map((person) => (
            <li key={person} className="chip" data-who={person}>
              <img
                src={`/portraits/${portraits[person]}.svg`}
                alt={texts.people[person]}
                width="38"
                height="38"
                loading="lazy"
              />
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
    <button
      type="button"
      className="group -my-3 -me-2 grid size-11 place-items-center rounded-full hover:text-ember [&[hidden]]:hidden"
      data-pause=""
      aria-pressed="false"
      aria-label={texts.pause}
      hidden
    >
      <svg className={`${icon} group-aria-pressed:hidden`} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 5v14M15 5v14" />
      </svg>
      <svg className={`${icon} not-group-aria-pressed:hidden`} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7 5l12 7-12 7z" />
      </svg>
    </button>
  );
}

function Flame() {
  return (
    <svg className="h-5.5 w-4 flex-none" viewBox="0 0 24 32" aria-hidden="true">
      <path d="M12 1c2 8 10 11 10 20a10 10 0 0 1-20 0C2 12 10 9 12 1Z" fill="#ffd48a" />
      <path d="M12 15c1.5 4 4 5 4 9a4 4 0 0 1-8 0c0-4 2.5-5 4-9Z" fill="#fffaf0" />
    </svg>
  );
}

/** Icons for the options of the home page's vote, about whom the team tells. */

/** Somebody from the shoulders up, with the top of the head at a point. */
const figure = (x: number, y: number) =>
  `M${x} ${y}a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11M${x - 9} ${y + 27}v-5a9 9 0 0 1 18 0v5z`;

/** A crowd in front of a light. */
function Everyone() {
  return (
    <svg className="w-8.5 md:w-11.5" viewBox="0 0 52 62" aria-hidden="true">
      <ellipse cx="26" cy="24" rx="23" ry="19" fill="#b9731d" opacity=".28" />
      <path d={figure(13, 20) + figure(39, 20)} fill="#c8873c" />
      <path d={figure(26, 26)} fill="#ffd48a" stroke="#121a34" strokeWidth="1.4" />
      <path d="M5 57h42" stroke="#9a6a34" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

/** Two who stand close together. */
function Two() {
  return (
    <svg className="w-8.5 md:w-11.5" viewBox="0 0 52 62" aria-hidden="true">
      <circle cx="26" cy="31" r="23" fill="#121a34" stroke="#9fb3c8" strokeWidth="1.6" />
      <path d={figure(18, 18) + figure(34, 18)} fill="#ffd48a" />
      <path d="M5 59h42" stroke="#9fb3c8" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  );
}

/** A closed gate with light below it. */
function Gate() {
  return (
    <svg className="w-8.5 md:w-11.5" viewBox="0 0 52 62" aria-hidden="true">
      <path d="M12 57V19a14 14 0 0 1 28 0v38z" fill="#121a34" stroke="#9fb3c8" strokeWidth="1.6" />
      <path d="M26 5v52" stroke="#9fb3c8" strokeWidth="1.2" opacity=".6" />
      <circle cx="31" cy="34" r="2.4" fill="#ffd48a" />
      <path d="M5 57h42" stroke="#ffd48a" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}

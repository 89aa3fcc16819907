import type { Experience } from "@lantern/contract/http";
import { languages } from "@lantern/contract/languages";
import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { languageName } from "../../api/queries/adventures.ts";
import { formatDayHere } from "../../i18n/format.ts";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Loaded, type LoadState } from "../../ui/loaded.tsx";
import { Note } from "../../ui/note.tsx";
import { Select } from "../../ui/select.tsx";
import { Cover } from "../shared/cover.tsx";
import { Step } from "../shared/planning/step.tsx";
import { texts as planningTexts } from "../shared/planning/texts.ts";
import { playedQuery } from "./data.ts";
import { texts as createSessionTexts } from "./texts.ts";
import type { PlanForm } from "./use-plan.ts";

const texts = createSessionTexts.story;

/** Step one: adventure, title, and the language of pages and emails. */
export function StoryStep({ form, experiences }: { form: PlanForm; experiences: LoadState<Experience[]> }) {
  const plan = form.values;
  const people = [...plan.people.keys()];
  const played = useQuery(playedQuery(people)).data;
  const chosen = experiences.data?.find((experience) => experience.slug === plan.experience);
  return (
    <Step number={1} heading={texts.heading} done={Boolean(plan.experience && plan.title.trim())}>
      <Loaded query={experiences} rows={2} label={planningTexts.loading} empty={<Note>{texts.none}</Note>}>
        {(offered) => (
          <fieldset
            data-field="experience"
            className="grid gap-3 md:grid-cols-[repeat(auto-fill,minmax(180px,1fr))] md:gap-4"
          >
            <legend className="sr-only">{texts.legend}</legend>
            {offered.map((experience) => (
              <label
                key={experience.slug}
                className="relative flex overflow-hidden rounded-md border border-line has-checked:border-ember has-checked:shadow-[inset_0_0_0_1px_var(--ember)] has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-tide md:flex-col"
              >
                <input
                  type="radio"
                  {...form.choice("experience", experience.slug)}
                  className="peer absolute opacity-0"
                />
                <Cover
                  src={experience.cover}
                  className="max-md:min-h-23 max-md:w-26 max-md:shrink-0 md:aspect-16/10 md:w-full"
                />
                <span className="dusk absolute top-2.5 start-2.5 hidden size-6.5 place-items-center rounded-full bg-ember bg-none text-on-ember peer-checked:grid md:end-2.5 md:start-auto">
                  <Check aria-hidden="true" strokeWidth={1.5} className="size-4" />
                </span>
                <span className="px-3.5 pt-3 pb-3.5">
                  <b className="block font-display text-md leading-tight font-[550]">{experience.title}</b>
                  <span className="mt-1 line-clamp-3 text-sm text-ink-soft">{experience.synopsis}</span>
                  <Guide
                    guide={experience.guide}
                    played={played?.find((one) => one.experience === experience.slug)}
                    of={people.length}
                  />
                </span>
              </label>
            ))}
          </fieldset>
        )}
      </Loaded>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={planningTexts.title} hint={texts.titleHint} {...form.field("title")}>
          <Input />
        </Field>
        <Field
          label={planningTexts.language}
          hint={chosen && texts.languageHint(chosen.locales.map(languageName))}
          {...form.field("language")}
        >
          <Select>
            {languages.map((code) => (
              <option key={code} value={code}>
                {languageName(code)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </Step>
  );
}

/** What helps to choose, and who of the people chosen so far has played it; of nobody chosen, who of the company. */
function Guide({
  guide,
  played,
  of,
}: {
  guide: Experience["guide"];
  played: { people: number; last_at: string } | undefined;
  of: number;
}) {
  const rows = [
    ...(guide
      ? [
          [texts.mood, guide.mood],
          [texts.puzzles, texts.difficulties[guide.difficulty]],
          [texts.goodFor, guide.group],
        ]
      : []),
    ...(played ? [[texts.played, texts.playedBy(played.people, of, formatDayHere(played.last_at))]] : []),
  ];
  return (
    <span className="mt-2.5 block space-y-1 text-sm">
      {rows.map(([name, text]) => (
        <span key={name} className="block">
          <span className="text-ink-soft">{name}:</span> {text}
        </span>
      ))}
    </span>
  );
}

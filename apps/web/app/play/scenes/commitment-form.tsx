import {
  type CommitmentFields,
  commitmentFields,
  commitmentSentence,
  commitmentText,
} from "@lantern/contract/commitment";
import { commitmentLabels } from "@lantern/contract/commitment-labels";
import { languageOf } from "@lantern/contract/languages";
import { COMMITMENT_MAX } from "@lantern/contract/live-protocol";
import { PenLine } from "lucide-react";
import { useId, useState } from "react";
import { t } from "../../i18n/index.ts";
import { Input } from "../../ui/input.tsx";
import type { SceneOf } from "../stage/kind.ts";
import { useLive, useNames } from "../stage/live-context.ts";
import { StageButton } from "../ui/buttons.tsx";

const texts = () => t.liveScenes().commitment;
type Commitment = SceneOf<"commitment">;

function useCommitmentText(scene: Commitment): string {
  const text = useLive(({ directory }) => directory.texts[scene.textId ?? ""]);
  return scene.textId ? (text ?? t.live().dock.removed) : "";
}

/** The team's commitment in large type, and two fields to change it. */
export function Writing({ scene }: { scene: Commitment }) {
  const mayWrite = useLive(({ me, mine }) => me !== null && !mine?.observer);
  const nameOf = useNames();
  const line = useCommitmentText(scene);
  const language = useLive(({ session }) => session.language);
  return (
    <div className="grid grid-cols-1 gap-3.5 max-sm:gap-2 sideways:gap-1.5">
      <blockquote className="rounded-e-md border-s-4 border-ember bg-well px-5.5 py-4.5 max-sm:px-3.5 max-sm:py-2 sideways:px-3 sideways:py-1">
        <p
          dir="auto"
          lang={line ? language : undefined}
          className={`font-display leading-tight text-balance wrap-anywhere ${line ? "text-lg sm:text-xl sideways:text-base! xl:text-2xl" : "text-lg text-ink-soft"}`}
        >
          {line ? commitmentSentence(line, language) : texts().nothing}
        </p>
        {scene.by && (
          <cite className="mt-2 block text-ink-soft not-italic sideways:mt-0 sideways:text-sm">
            {texts().by(nameOf(scene.by))}
          </cite>
        )}
      </blockquote>
      {!scene.locked && mayWrite && <Fields scene={scene} line={line} />}
    </div>
  );
}

/** A field that this person has not changed shows what the team has, also when a teammate rewrites it meanwhile. */
function Fields({ scene, line }: { scene: Commitment; line: string }) {
  const send = useLive((live) => live.send);
  // One sentence of one team, so its frame and its examples are in the language of the session.
  const language = useLive(({ session }) => session.language);
  const examplesIn = useLive(({ info: { languages, locale } }) =>
    languages?.includes(language) ? language : (languages?.[0] ?? locale),
  );
  const id = useId();
  const [draft, setDraft] = useState<Partial<CommitmentFields>>({});
  const { when, will } = { when: "", will: "", ...commitmentFields(line), ...draft };
  const offer = async (event: React.FormEvent) => {
    event.preventDefault();
    const fields = { when: when.trim(), will: will.trim() };
    if (!fields.when || !fields.will) return;
    const answer = await send({ type: "commit", ...fields, replaces: scene.textId });
    if (answer.ok) setDraft({});
  };
  const field = (name: keyof CommitmentFields, value: string) => (
    <div className="grid gap-1 max-sm:gap-0 sideways:grid-cols-[62px_1fr] sideways:items-center sideways:text-sm">
      <label className="font-semibold" lang={language} htmlFor={`${id}-${name}`}>
        {commitmentLabels[language][name]}
      </label>
      <Input
        id={`${id}-${name}`}
        value={value}
        maxLength={COMMITMENT_MAX}
        onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
      />
    </div>
  );
  return (
    <>
      <form
        className="grid items-end gap-2.5 max-sm:gap-2 sideways:grid-cols-[1fr_96px] sideways:gap-1 xl:grid-cols-[1fr_1fr_auto]"
        onSubmit={offer}
      >
        {field("when", when)}
        {field("will", will)}
        <StageButton
          tone="line"
          icon={PenLine}
          type="submit"
          className="sideways:col-start-2 sideways:row-[1/3] sideways:h-full sideways:px-1.5 sideways:text-sm sideways:leading-tight sideways:whitespace-normal sideways:[&_svg]:hidden"
          disabled={!when.trim() || !will.trim()}
        >
          {texts().save}
        </StageButton>
      </form>
      {scene.examples.length > 0 && (
        <section aria-label={texts().examples} className="min-w-0">
          <p className="text-ink-soft phone:hidden">{texts().examples}</p>
          {/* On a phone a row to swipe: the fields stay above the fold. */}
          <ul lang={examplesIn} className="phone:flex phone:gap-2.5 phone:overflow-x-auto">
            {scene.examples.map((example) => (
              <li key={example.when} className="phone:w-64 phone:shrink-0">
                <button
                  type="button"
                  className="min-h-11 text-start font-semibold text-tide underline-offset-[.2em] hover:underline phone:text-sm phone:leading-tight"
                  onClick={() => setDraft(example)}
                >
                  {commitmentSentence(commitmentText(example), languageOf(examplesIn))}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

import type { Cameo, CameoTexts, Story } from "@lantern/contract/http";
import { lengthOf as graphemes } from "@lantern/engine/graphemes";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type ChangeEvent, lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { ApiError, messageFor } from "../../../api/error.ts";
import { previewQuery } from "../../../api/queries/stories.ts";
import { withTexts } from "../../../i18n/with-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, FieldError } from "../../../ui/field.tsx";
import { Input, Textarea } from "../../../ui/input.tsx";
import { Note } from "../../../ui/note.tsx";
import { SegmentedControl } from "../../../ui/radio-option.tsx";
import { toast } from "../../../ui/toast.ts";
import { UnsavedChangesDialog } from "../../../ui/unsaved-changes-dialog.tsx";
import { Frame } from "./frame.tsx";
import { texts } from "./texts.ts";

/** How long typing must rest before the preview follows, in milliseconds. */
const previewDelay = 300;
/** Longer texts get a field with two lines. */
const oneLine = 60;

const valuesOf = ({ cameos, texts: own }: Story): CameoTexts =>
  Object.fromEntries(cameos.map(({ name }) => [name, own[name] ?? ""]));

/** As the server counts, without spaces at the ends. */
const lengthOf = (text: string) => graphemes(text.trim());

const isSame = (a: CameoTexts, b: CameoTexts) => JSON.stringify(a) === JSON.stringify(b);

interface Props {
  story: Story;
  save: (values: CameoTexts) => Promise<Story>;
  /** The toast after saving. */
  saved: readonly [title: string, text?: string];
  /** Beside the save button. */
  actions?: ReactNode;
}

/** A field for each cameo of a story, beside the scene in which the one with the focus is read. */
export function Editor({ story, save, saved: [title, text], actions }: Props) {
  const [values, setValues] = useState(() => valuesOf(story));
  const [previewed, setPreviewed] = useState(values);
  const [cameo, setCameo] = useState(story.cameos[0]?.name ?? "");
  const timer = useRef<number>(undefined);
  const fits = (next: CameoTexts) => story.cameos.every(({ name, max }) => lengthOf(next[name] ?? "") <= max);
  const change = (name: string, value: string) => {
    const next = { ...values, [name]: value };
    setValues(next);
    clearTimeout(timer.current);
    // What is too long stays out of the preview; its field says so.
    if (fits(next)) timer.current = window.setTimeout(() => setPreviewed(next), previewDelay);
  };
  const saving = useMutation({
    mutationFn: () => save(values),
    // As the server stored it: without spaces at the ends.
    onSuccess: (stored) => {
      setValues(valuesOf(stored));
      setPreviewed(valuesOf(stored));
      toast.good(title, text);
    },
  });
  const fields = saving.error instanceof ApiError ? saving.error.fields : {};
  const unsaved = () => !isSame(values, valuesOf(story));
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,23rem)_minmax(0,1fr)] xl:gap-12 [&>*]:min-w-0">
      <form
        noValidate
        aria-label={texts.form}
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (fits(values)) saving.mutate();
        }}
      >
        {story.cameos.map((one) => (
          <CameoField
            key={one.name}
            cameo={one}
            value={values[one.name] ?? ""}
            error={fields[one.name]?.[0]}
            onFocus={() => setCameo(one.name)}
            onChange={(value) => change(one.name, value)}
          />
        ))}
        {saving.isError && Object.keys(fields).length === 0 && (
          <FieldError>{messageFor(saving.error)}</FieldError>
        )}
        <p className="text-sm text-ink-soft">{texts.publicNote}</p>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" tone="primary" busy={saving.isPending}>
            {saving.isPending ? texts.saving : texts.save}
          </Button>
          {actions}
        </div>
      </form>
      <Preview slug={story.slug} values={previewed} cameo={cameo} />
      <UnsavedChangesDialog unsaved={unsaved} />
    </div>
  );
}

function CameoField({
  cameo: { name, label, hint, max, text },
  value,
  error,
  onFocus,
  onChange,
}: {
  cameo: Cameo;
  value: string;
  error: string | undefined;
  onFocus: () => void;
  onChange: (value: string) => void;
}) {
  const used = lengthOf(value);
  const tooLong = used > max ? texts.tooLong(max) : error;
  const control = {
    name,
    value,
    placeholder: text,
    autoComplete: "off",
    // The direction of what is typed, as the story shows it.
    dir: "auto",
    onFocus,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(target.value.replace(/(?<!\s)\s*\n\s*/g, " ")),
  };
  return (
    <Field
      label={label}
      hint={hint}
      error={tooLong}
      aside={<span className="text-sm text-ink-soft tabular-nums">{texts.count(used, max)}</span>}
    >
      {max > oneLine ? <Textarea rows={2} {...control} /> : <Input {...control} />}
    </Field>
  );
}

const Scene = lazy(() => withTexts(["live", "liveScenes"], () => import("./scene.tsx")));

const screens = {
  desktop: { width: 1280, height: 760 },
  phone: { width: 360, height: 700 },
} as const;
type Screen = keyof typeof screens;
const options = (["desktop", "phone"] as const).map((value) => ({
  value,
  label: texts.preview.views[value],
}));

/** Wide enough for the fields beside a computer's screen. */
const isWide = () => matchMedia("(min-width: 80rem)").matches;

/** The scene in which one cameo is read, as it looks on a computer and on a phone. */
function Preview({ slug, values, cameo }: { slug: string; values: CameoTexts; cameo: string }) {
  const preview = useQuery(previewQuery(slug, values, cameo));
  const [screen, setScreen] = useState<Screen>(() => (isWide() ? "desktop" : "phone"));
  const { data } = preview;
  return (
    <section aria-labelledby="preview" className="grid gap-3 xl:sticky xl:top-6 [&>*]:min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="preview" className="text-lg">
          {texts.preview.title}
        </h2>
        <SegmentedControl label={texts.preview.view} value={screen} options={options} onChange={setScreen} />
      </div>
      {preview.isError && <Note kind="bad">{texts.preview.failed}</Note>}
      {data && (
        <>
          <p className="text-sm text-ink-soft">
            {texts.preview.where(data.view.act.title, data.view.scene.title)}
            {data.view.scene.lines.length > 1 && ` · ${texts.preview.onCard}`}
          </p>
          <Frame key={screen} title={texts.preview.frame(data.view.scene.title)} {...screens[screen]}>
            <Suspense>
              <Scene key={data.view.scene.id} preview={data} />
            </Suspense>
          </Frame>
        </>
      )}
    </section>
  );
}

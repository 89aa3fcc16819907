import type { Cameo, CameoTexts, Story } from "@lantern/contract/http";
import { lengthOf as graphemes } from "@lantern/engine/graphemes";
import { useQuery } from "@tanstack/react-query";
import { type ChangeEvent, lazy, type ReactNode, Suspense, useState } from "react";
import { previewQuery } from "../../../api/queries/stories.ts";
import { Failure, Form, SubmitButton } from "../../../forms/form.tsx";
import { FieldErrors } from "../../../forms/outcome.ts";
import { type FormState, useForm } from "../../../forms/use-form.ts";
import { withTexts } from "../../../i18n/with-texts.ts";
import { Field } from "../../../ui/field.tsx";
import { Input, Textarea } from "../../../ui/input.tsx";
import { Note } from "../../../ui/note.tsx";
import { SegmentedControl } from "../../../ui/radio-option.tsx";
import { toast } from "../../../ui/toast.ts";
import { UnsavedChangesDialog } from "../../../ui/unsaved-changes-dialog.tsx";
import { useRested } from "../../../ui/use-rested.ts";
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
  const [cameo, setCameo] = useState(story.cameos[0]?.name ?? "");
  const form = useForm({
    schema: "cameoTexts",
    initial: valuesOf(story),
    body(values) {
      const tooLong = story.cameos.filter((one) => tooLongIn(one, values));
      if (tooLong.length === 0) return values;
      throw new FieldErrors(Object.fromEntries(tooLong.map((one) => [one.name, texts.tooLong(one.max)])));
    },
    send: save,
    // As the server stored it: without spaces at the ends.
    done(stored, refill) {
      refill(valuesOf(stored));
      toast.good(title, text);
    },
  });
  // What is too long stays out of the preview; its field says so.
  const [fitting, setFitting] = useState(form.values);
  const fits = story.cameos.every((one) => !tooLongIn(one, form.values));
  if (fits && fitting !== form.values) setFitting(form.values);
  const previewed = useRested(fitting, previewDelay);
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,23rem)_minmax(0,1fr)] xl:gap-12 [&>*]:min-w-0">
      <Form form={form} aria-label={texts.form} className="grid gap-5">
        {story.cameos.map((one) => (
          <CameoField key={one.name} cameo={one} form={form} onFocus={() => setCameo(one.name)} />
        ))}
        <p className="text-sm text-ink-soft">{texts.publicNote}</p>
        <Failure />
        <div className="flex flex-wrap gap-2">
          <SubmitButton tone="primary" sending={texts.saving}>
            {texts.save}
          </SubmitButton>
          {actions}
        </div>
      </Form>
      <Preview slug={story.slug} values={previewed} cameo={cameo} />
      <UnsavedChangesDialog unsaved={form.isChanged} />
    </div>
  );
}

const tooLongIn = ({ name, max }: Cameo, values: CameoTexts) => lengthOf(values[name] ?? "") > max;

function CameoField({
  cameo,
  form,
  onFocus,
}: {
  cameo: Cameo;
  form: FormState<CameoTexts, string>;
  onFocus: () => void;
}) {
  const { name, label, hint, max, text } = cameo;
  const { error, ...field } = form.field(name);
  const control = {
    placeholder: text,
    autoComplete: "off",
    // The direction of what is typed, as the story shows it.
    dir: "auto",
    onFocus,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      form.set({ [name]: target.value.replace(/(?<!\s)\s*\n\s*/g, " ") }),
  };
  return (
    <Field
      label={label}
      hint={hint}
      error={tooLongIn(cameo, form.values) ? texts.tooLong(max) : error}
      aside={
        <span className="text-sm text-ink-soft tabular-nums">
          {texts.count(lengthOf(form.values[name] ?? ""), max)}
        </span>
      }
      {...field}
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

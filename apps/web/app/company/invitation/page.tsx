import type { InvitationPreview, Session } from "@lantern/contract/http";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { ApiError, messageFor } from "../../api/error.ts";
import { type InvitationChanges, invitationQuery, sessionApi } from "../../api/queries/session-changes.ts";
import { sessionQuery, sessionSteps } from "../../api/queries/sessions.ts";
import { queryClient } from "../../api/query-client.ts";
import { PageTitle } from "../../document/page-title.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CopyText } from "../../ui/copy-text.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Field, FieldError } from "../../ui/field.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { SegmentedControl } from "../../ui/radio-option.tsx";
import { texts as uiTexts } from "../../ui/texts.ts";
import { toast } from "../../ui/toast.ts";
import { UnsavedChangesDialog } from "../../ui/unsaved-changes-dialog.tsx";
import { StaleNote } from "../shared/edit-conflict/stale-note.tsx";
import { useEditConflict } from "../shared/edit-conflict/use-edit-conflict.ts";
import { actionTexts } from "../shared/session/action-texts.ts";
import { isOpen, uninvited } from "../shared/session/model.ts";
import { texts } from "./texts.ts";

/** How long typing must rest before the preview follows, in milliseconds. */
const previewDelay = 400;

export async function loader({ params }: LoaderFunctionArgs) {
  return { session: await queryClient.query(sessionQuery(params.id ?? "")) };
}

/** The invitation of a session: its wording, its preview, a test to oneself, and sending it. */
export default function InvitationPage() {
  const loaded = useLoaderData<typeof loader>().session;
  const session = useQuery(sessionQuery(loaded.id)).data ?? loaded;
  const address = `/dashboard/sessions/${session.id}`;
  const planned = session.experience && session.starts_at && session.timezone;
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <PageHeader
        title={texts.title}
        crumb={{ to: address, text: session.title, here: texts.title }}
        sub={texts.sub}
      />
      {isOpen(session) && planned ? (
        <Invitation session={session} />
      ) : (
        <EmptyState
          title={isOpen(session) ? texts.notYet : texts.over}
          action={<ButtonLink to={address}>{texts.back}</ButtonLink>}
        >
          {isOpen(session) ? texts.notYetText : texts.overText}
        </EmptyState>
      )}
    </>
  );
}

const valuesOf = ({ greeting, notes, reply_to }: Session) => ({ greeting, notes, replyTo: reply_to ?? "" });
type Values = ReturnType<typeof valuesOf>;

const changesOf = ({ greeting, notes, replyTo }: Values): InvitationChanges => ({
  greeting,
  notes,
  reply_to: replyTo.trim() || null,
});

function Invitation({ session }: { session: Session }) {
  const [values, setValues] = useState(() => valuesOf(session));
  const [previewed, setPreviewed] = useState(values);
  const timer = useRef<number>(undefined);
  const change = (part: Partial<Values>) => {
    const next = { ...values, ...part };
    setValues(next);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setPreviewed(next), previewDelay);
  };
  const preview = useQuery(invitationQuery(session.id, changesOf(previewed)));
  // While an address is half typed there is no new preview; the last one stays.
  const [lastPreview, setLastPreview] = useState(preview.data);
  if (preview.data && preview.data !== lastPreview) setLastPreview(preview.data);
  const visible = preview.data ?? lastPreview;

  const conflict = useEditConflict(session, ["greeting", "notes", "reply_to"]);
  const save = useMutation({
    mutationFn: () => conflict.save((version) => sessionApi.update(session.id, changesOf(values), version)),
    // As the server stored it: without spaces at the ends.
    onSuccess: (saved) => change(valuesOf(saved)),
  });
  const test = useMutation({
    mutationFn: () => sessionApi.sendTest(session.id, changesOf(values)),
    onSuccess: () => toast.good(texts.done.tested, texts.done.testedText),
  });
  const send = useMutation({
    mutationFn: async () => {
      if (unsaved()) await save.mutateAsync();
      return sessionSteps.invite(session.id);
    },
    onSuccess: (count) => toast.good(actionTexts.done.invited, actionTexts.done.invitedText(count)),
  });
  const error = send.error ?? test.error ?? save.error;
  const fields = error instanceof ApiError ? error.fields : {};
  const stale = conflict.changes.length > 0;
  const unsaved = () => {
    const saved = valuesOf(session);
    return (Object.keys(saved) as (keyof Values)[]).some((field) => saved[field] !== values[field]);
  };
  const attempt = (action: () => void) => {
    for (const mutation of [save, test, send]) mutation.reset();
    action();
  };
  const sendable = session.status !== "draft" && uninvited(session) > 0;

  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] xl:gap-12 [&>*]:min-w-0">
      <div className="grid gap-8">
        <section aria-label={texts.form.label} className="grid gap-4">
          <StaleNote session={session} base={conflict} onTheirs={() => change(valuesOf(session))} />
          <Field
            label={texts.form.greeting}
            optional={uiTexts.optional}
            hint={texts.form.greetingHint}
            error={fields.greeting?.[0]}
          >
            <Input value={values.greeting} onChange={(event) => change({ greeting: event.target.value })} />
          </Field>
          <Field
            label={texts.form.note}
            optional={uiTexts.optional}
            hint={texts.form.noteHint}
            error={fields.notes?.[0]}
          >
            <Textarea
              value={values.notes}
              rows={6}
              onChange={(event) => change({ notes: event.target.value })}
            />
          </Field>
          <Field
            label={texts.form.replyTo}
            optional={uiTexts.optional}
            hint={texts.form.replyToHint}
            error={fields.reply_to?.[0]}
          >
            <Input
              type="email"
              autoComplete="email"
              value={values.replyTo}
              onChange={(event) => change({ replyTo: event.target.value })}
            />
          </Field>
          {error && !stale && Object.keys(fields).length === 0 && (
            <FieldError>{messageFor(error)}</FieldError>
          )}
          <div className="flex flex-wrap gap-2">
            <Button
              disabled={stale}
              busy={save.isPending && !send.isPending}
              onClick={() =>
                attempt(() => save.mutate(undefined, { onSuccess: () => toast.good(texts.done.saved) }))
              }
            >
              {texts.form.save}
            </Button>
            <Button busy={test.isPending} onClick={() => attempt(() => test.mutate())}>
              {texts.form.test}
            </Button>
            {sendable && (
              <Button
                tone="primary"
                disabled={stale}
                busy={send.isPending}
                onClick={() => attempt(() => send.mutate())}
              >
                {texts.form.send(uninvited(session))}
              </Button>
            )}
          </div>
        </section>
        {visible && (
          <CopyText
            title={texts.announcement.title}
            hint={texts.announcement.text}
            text={visible.announcement}
            copy={texts.announcement.copy}
            copied={texts.announcement.copied}
          />
        )}
      </div>
      <Loaded query={{ ...preview, data: visible }}>{(data) => <Preview preview={data} />}</Loaded>
      <UnsavedChangesDialog unsaved={unsaved} />
    </div>
  );
}

const views = (["html", "text"] as const).map((value) => ({ value, label: texts.preview.views[value] }));

/** The invitation as its reader gets it. Its links lead nowhere here. */
function Preview({ preview }: { preview: InvitationPreview }) {
  const [view, setView] = useState<"html" | "text">("html");
  return (
    <section className="grid gap-3 [&>*]:min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{texts.preview.title}</h2>
        <SegmentedControl label={texts.preview.view} value={view} options={views} onChange={setView} />
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        <dt className="text-ink-soft">{texts.preview.subject}</dt>
        <dd className="font-semibold">{preview.subject}</dd>
        <dt className="text-ink-soft">{texts.preview.replyTo}</dt>
        <dd>{preview.reply_to}</dd>
      </dl>
      {view === "html" ? (
        <iframe
          title={texts.preview.frame}
          // Links of an email open a new window, which this frame may not do.
          sandbox=""
          srcDoc={preview.html.replace("<head>", '<head><base target="_blank">')}
          className="h-200 w-full rounded-md border border-line bg-raised"
        />
      ) : (
        <pre className="rounded-md border border-line bg-raised p-4 text-sm whitespace-pre-wrap">
          {preview.text}
        </pre>
      )}
    </section>
  );
}

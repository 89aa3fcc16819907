import type { InvitationPreview, Session } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { type InvitationChanges, invitationQuery, sessionApi } from "../../api/queries/session-changes.ts";
import { sessionQuery, sessionSteps } from "../../api/queries/sessions.ts";
import { queryClient } from "../../api/query-client.ts";
import { PageTitle } from "../../document/page-title.tsx";
import { Failure, Form, SubmitButton } from "../../forms/form.tsx";
import { useForm } from "../../forms/use-form.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CopyText } from "../../ui/copy-text.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Field } from "../../ui/field.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { SegmentedControl } from "../../ui/radio-option.tsx";
import { texts as uiTexts } from "../../ui/texts.ts";
import { toast } from "../../ui/toast.ts";
import { UnsavedChangesDialog } from "../../ui/unsaved-changes-dialog.tsx";
import { useRested } from "../../ui/use-rested.ts";
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

const valuesOf = ({ greeting, notes, reply_to }: Session) => ({ greeting, notes, reply_to: reply_to ?? "" });
type Values = ReturnType<typeof valuesOf>;

const isSame = (a: Values, b: Values) => JSON.stringify(a) === JSON.stringify(b);

const bodyOf = ({ reply_to, ...values }: Values): InvitationChanges => ({
  ...values,
  reply_to: reply_to.trim() || null,
});

function Invitation({ session }: { session: Session }) {
  const conflict = useEditConflict(session, ["greeting", "notes", "reply_to"]);
  const stale = conflict.changes.length > 0;
  const navigate = useNavigate();
  const form = useForm({
    schema: "invitationBody",
    initial: valuesOf(session),
    body: bodyOf,
    async send(body, { fields, button }) {
      const isSaved = isSame(fields, valuesOf(session));
      if (button === "test") {
        await sessionApi.sendTest(session.id, body);
        return toast.good(texts.done.tested, texts.done.testedText);
      }
      if (button === "save" || !isSaved) {
        const saved = await conflict.save((version) => sessionApi.update(session.id, body, version));
        // As the server stored it: without spaces at the ends.
        form.set(valuesOf(saved));
      }
      if (button === "save") return toast.good(texts.done.saved);
      const count = await sessionSteps.invite(session.id);
      toast.good(actionTexts.done.invited, actionTexts.done.invitedText(count));
      navigate(`/dashboard/sessions/${session.id}`);
    },
  });
  const previewed = useRested(form.values, previewDelay);
  const preview = useQuery(invitationQuery(session.id, bodyOf(previewed)));
  // While an address is half typed there is no new preview; the last one stays.
  const [lastPreview, setLastPreview] = useState(preview.data);
  if (preview.data && preview.data !== lastPreview) setLastPreview(preview.data);
  const visible = preview.data ?? lastPreview;
  const sendable = session.status !== "draft" && uninvited(session) > 0;

  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] xl:gap-12 [&>*]:min-w-0">
      <div className="grid gap-8">
        <Form form={form} aria-label={texts.form.label} className="grid gap-4">
          <StaleNote session={session} base={conflict} onTheirs={() => form.set(valuesOf(session))} />
          <Field
            label={texts.form.greeting}
            optional={uiTexts.optional}
            hint={texts.form.greetingHint}
            {...form.field("greeting")}
          >
            <Input />
          </Field>
          <Field
            label={texts.form.note}
            optional={uiTexts.optional}
            hint={texts.form.noteHint}
            {...form.field("notes")}
          >
            <Textarea rows={6} />
          </Field>
          <Field
            label={texts.form.replyTo}
            optional={uiTexts.optional}
            hint={texts.form.replyToHint}
            {...form.field("reply_to")}
          >
            <Input type="email" autoComplete="email" />
          </Field>
          {!stale && <Failure />}
          <div className="flex flex-wrap gap-2">
            <SubmitButton value="save" disabled={stale}>
              {texts.form.save}
            </SubmitButton>
            <SubmitButton value="test">{texts.form.test}</SubmitButton>
            {sendable && (
              <SubmitButton value="send" tone="primary" disabled={stale}>
                {texts.form.send(uninvited(session))}
              </SubmitButton>
            )}
          </div>
        </Form>
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
      <UnsavedChangesDialog unsaved={() => !isSame(form.values, valuesOf(session))} />
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

import type { ReportLink } from "@lantern/contract/http";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { messageFor } from "../../api/error.ts";
import { reportLinksApi, reportLinksQuery } from "../../api/queries/report-links.ts";
import { Form, Submit } from "../../forms/form.tsx";
import { useForm } from "../../forms/use-form.ts";
import { browserZone, formatDayHere, formatMoment } from "../../i18n/format.ts";
import { t } from "../../i18n/index.ts";
import { Button } from "../../ui/button.tsx";
import { CopyField } from "../../ui/copy-field.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Note } from "../../ui/note.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { Select } from "../../ui/select.tsx";
import { texts as uiTexts } from "../../ui/texts.ts";
import { toast } from "../../ui/toast.ts";
import { shareTexts as texts } from "./share-texts.ts";

/** Days until a link ends. */
const ends = [30, 7, 90, 365];
const DAY_MS = 86_400_000;
const initial = { expires_at: `${ends[0]}`, password: "" };

/** The links to a report, and the form of a new one. */
export default function ShareDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const list = useQuery(reportLinksQuery(id));
  const [made, setMade] = useState<string | null>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      description={texts.text}
      wide
      actions={<Button onClick={onClose}>{uiTexts.done}</Button>}
    >
      {made && (
        <Note kind="info" role="status" className="mt-4" title={texts.once}>
          <div className="mt-2">
            <CopyField label={texts.link} text={made} />
          </div>
        </Note>
      )}
      <div className="mt-4">
        <Loaded query={list} label={texts.loading} rows={1} empty={null}>
          {(links) => (
            <ul aria-label={texts.links} className="border-t border-line">
              {links.map((link) => (
                <ShareLink key={link.id} session={id} link={link} onRevoked={() => setMade(null)} />
              ))}
            </ul>
          )}
        </Loaded>
      </div>
      <NewLink id={id} another={(list.data?.length ?? 0) > 0} onMade={setMade} />
    </Dialog>
  );
}

function NewLink({
  id,
  another,
  onMade,
}: {
  id: string;
  another: boolean;
  onMade: (address: string) => void;
}) {
  const [attempt, setAttempt] = useState(() => crypto.randomUUID());
  const form = useForm({
    schema: "createReportLinkBody",
    initial,
    body: ({ expires_at: days, password }) => ({
      expires_at: new Date(Date.now() + Number(days) * DAY_MS).toISOString(),
      password: password || null,
    }),
    send: (body) => reportLinksApi(id).add(body, attempt),
    done({ url }, refill) {
      toast.good(texts.made);
      refill(initial);
      setAttempt(crypto.randomUUID());
      onMade(url);
    },
  });
  return (
    <Form form={form} className="mt-5 grid gap-4">
      {another && <h3 className="text-base font-semibold">{texts.another}</h3>}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={texts.end} {...form.field("expires_at")}>
          <Select>
            {ends.map((days) => (
              <option key={days} value={days}>
                {texts.days(days)}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={texts.passwordField}
          optional={uiTexts.optional}
          hint={texts.passwordHint}
          {...form.field("password")}
        >
          <PasswordInput autoComplete="new-password" />
        </Field>
      </div>
      <Submit tone="primary" size="md" sending={texts.making} className="w-fit max-sm:w-full">
        {texts.make}
      </Submit>
    </Form>
  );
}

interface Props {
  session: string;
  link: ReportLink;
  onRevoked: () => void;
}

/** One link: until when it is good, whether somebody used it, and the button that revokes it at once. */
function ShareLink({ session, link, onRevoked }: Props) {
  const [asking, setAsking] = useState(false);
  const day = formatDayHere(link.expires_at);
  const revoke = useMutation({
    mutationFn: () => reportLinksApi(session).revoke(link.id),
    onSuccess() {
      toast.good(texts.revoked);
      onRevoked();
    },
    onError: (error) => toast.bad(messageFor(error)),
  });
  const opened = link.opened_at && formatMoment(link.opened_at, browserZone());
  const facts = [link.protected && texts.password, opened ? texts.opened(opened) : texts.notOpened];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0">
        <p className="font-semibold">{texts.ends(day)}</p>
        <p className="text-sm text-ink-soft">{facts.filter(Boolean).join(" · ")}</p>
      </div>
      {asking ? (
        <span className="flex gap-2">
          <Button size="sm" onClick={() => setAsking(false)}>
            {t.ui().cancel}
          </Button>
          <Button size="sm" tone="danger" busy={revoke.isPending} onClick={() => revoke.mutate()}>
            {texts.revokeNow}
          </Button>
        </span>
      ) : (
        <Button size="sm" aria-label={texts.revokeOf(day)} onClick={() => setAsking(true)}>
          {texts.revoke}
        </Button>
      )}
    </li>
  );
}

import type { InvitationPreview } from "@lantern/contract/http";
import { useState } from "react";
import { SegmentedControl } from "../../ui/radio-option.tsx";
import { texts as invitationTexts } from "./texts.ts";

const texts = invitationTexts.preview;
const views = (["html", "text"] as const).map((value) => ({ value, label: texts.views[value] }));

/** The invitation as its reader gets it. Its links lead nowhere here. */
export function Preview({ preview }: { preview: InvitationPreview }) {
  const [view, setView] = useState<"html" | "text">("html");
  return (
    <section className="grid gap-3 [&>*]:min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{texts.title}</h2>
        <SegmentedControl label={texts.view} value={view} options={views} onChange={setView} />
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        <dt className="text-ink-soft">{texts.subject}</dt>
        <dd className="font-semibold">{preview.subject}</dd>
        <dt className="text-ink-soft">{texts.replyTo}</dt>
        <dd>{preview.reply_to}</dd>
      </dl>
      {view === "html" ? (
        <iframe
          title={texts.frame}
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

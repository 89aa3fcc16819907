import type { UnplacedReply } from "@lantern/contract/http";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { messageFor } from "../../../api/error.ts";
import { sessionApi } from "../../../api/queries/session-changes.ts";
import { browserZone, formatMoment, formatNumber } from "../../../i18n/format.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { nameOf } from "../../shared/people/model.ts";
import { texts } from "./texts.ts";

/** The attendees are below the list, and should not be far down. */
const firstReplies = 3;

/** What arrived for the invitations of a session and somebody should read. */
export default function UnplacedReplies({ items, sessionId }: { items: UnplacedReply[]; sessionId: string }) {
  const [all, setAll] = useState(false);
  const listId = useId();
  const count = items.length;
  return (
    <section aria-labelledby="unplaced-replies" className="mt-8">
      <h2 id="unplaced-replies">
        {texts.title} ({formatNumber(count)})
      </h2>
      <p className="text-sm text-ink-soft">{texts.intro}</p>
      <ul id={listId} className="mt-3 border-b border-line">
        {items.slice(0, all ? count : firstReplies).map((reply) => (
          <Reply key={reply.id} reply={reply} sessionId={sessionId} />
        ))}
      </ul>
      {count > firstReplies && (
        <Button
          size="sm"
          className="mt-3"
          aria-expanded={all}
          aria-controls={listId}
          onClick={() => setAll(!all)}
        >
          {all ? texts.showFewer : texts.showAll(formatNumber(count))}
        </Button>
      )}
    </section>
  );
}

function Reply({ reply, sessionId }: { reply: UnplacedReply; sessionId: string }) {
  const name = nameOf(reply);
  const done = useMutation({
    mutationFn: () => sessionApi.deleteReply(sessionId, reply.id),
    onError: (error) => toast.bad(messageFor(error)),
  });
  const { kind, rsvp } = reply;
  const time = reply.proposed_start ? formatMoment(reply.proposed_start, browserZone()) : "";
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-t border-line py-3.5">
      <div className="min-w-0 max-w-prose flex-1 basis-60">
        <p className="font-semibold wrap-anywhere" dir="auto">
          {texts.what[kind]({ name, address: reply.address ?? "", rsvp, time })}
        </p>
        {reply.text && (
          <blockquote
            dir="auto"
            className="my-1.5 border-s-2 border-line ps-3 text-sm whitespace-pre-line wrap-anywhere"
          >
            {reply.text}
          </blockquote>
        )}
        <p className="text-sm text-ink-soft">
          {texts.todo[kind]}
          <time dateTime={reply.at} className="block">
            {formatMoment(reply.at, browserZone())}
          </time>
        </p>
      </div>
      <Button size="sm" busy={done.isPending} aria-label={texts.doneFor(name)} onClick={() => done.mutate()}>
        {texts.done}
      </Button>
    </li>
  );
}

import type { Series } from "@lantern/contract/http";
import { useMutation, useQuery } from "@tanstack/react-query";
import { messageFor } from "../../api/error.ts";
import { seriesApi, seriesInvitationQuery } from "../../api/queries/series.ts";
import { t } from "../../i18n/index.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { toast } from "../../ui/toast.ts";
import { texts as seriesTexts } from "./texts.ts";

const texts = seriesTexts.inviting;

/** The email to everybody, before it is sent. */
export default function InviteDialog({ series, onClose }: { series: Series; onClose: () => void }) {
  const preview = useQuery(seriesInvitationQuery(series.id));
  const invite = useMutation({
    mutationFn: () => seriesApi.invite(series.id),
    onSuccess: (people) => toast.good(seriesTexts.invited, seriesTexts.invitedText(people)),
    onError: (error) => toast.bad(messageFor(error)),
    onSettled: onClose,
  });
  const dates = series.sessions.filter(({ status }) => status === "confirmed").length;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={texts.title}
      description={preview.data && texts.text(preview.data.invited, dates)}
      actions={
        <>
          <Button onClick={onClose}>{t.ui().cancel}</Button>
          <Button
            tone="primary"
            disabled={!preview.data}
            busy={invite.isPending}
            onClick={() => invite.mutate()}
          >
            {texts.send(preview.data?.invited ?? 0)}
          </Button>
        </>
      }
    >
      <Loaded query={preview}>
        {({ email }) => (
          <div className="grid gap-3">
            <p className="font-semibold">{email?.subject}</p>
            <iframe
              title={texts.frame}
              // Links of an email open a new window, which this frame may not do.
              sandbox=""
              srcDoc={email?.html.replace("<head>", '<head><base target="_blank">')}
              className="h-[min(32rem,50dvh)] w-full rounded-md border border-line bg-raised"
            />
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

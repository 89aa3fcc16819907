import type { SessionSummary } from "@lantern/contract/http";
import {
  Archive,
  ArchiveRestore,
  CalendarPlus,
  CirclePlay,
  Copy,
  Ellipsis,
  Eye,
  Link2,
  MonitorPlay,
  Pencil,
  Play,
  Trash2,
  X,
} from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { messageFor } from "../../../api/error.ts";
import { sessionApi } from "../../../api/queries/session-changes.ts";
import { saveFile } from "../../../api/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Menu, MenuItem, MenuSeparator } from "../../../ui/menu.tsx";
import { toast } from "../../../ui/toast.ts";
import { texts as runningTexts } from "../running-sessions/texts.ts";
import { actionTexts } from "./action-texts.ts";
import { isOpen } from "./model.ts";
import { questionTexts } from "./question-texts.ts";
import { texts } from "./texts.ts";
import type { SessionActions } from "./use-session-actions.tsx";

const icon = { "aria-hidden": true, strokeWidth: 1.5 } as const;

/** Actions besides a session's next step. */
export function SessionMenu({
  session,
  actions,
  onEdit,
  onStart,
}: {
  session: SessionSummary;
  actions: SessionActions;
  /** Opens the title and note of a session that is no longer a draft. */
  onEdit?: () => void;
  /** Asks whether to start now. */
  onStart?: (() => void) | undefined;
}) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<"cancel" | "remove" | null>(null);
  const draft = session.status === "draft";
  const open = isOpen(session);
  const over = session.status === "completed" || session.status === "cancelled";
  return (
    <>
      <Menu
        trigger={
          <Button tone="quiet" size="icon" aria-label={actionTexts.actions.menu(session.title)}>
            <Ellipsis {...icon} />
          </Button>
        }
      >
        {draft && (
          <MenuItem onSelect={() => navigate(`/dashboard/createSession?draft=${session.id}`)}>
            <Pencil {...icon} />
            {texts.edit}
          </MenuItem>
        )}
        {!draft && open && onEdit && (
          <MenuItem onSelect={onEdit}>
            <Pencil {...icon} />
            {texts.editTitle}
          </MenuItem>
        )}
        {session.experience && !over && (
          <MenuItem onSelect={() => actions.rehearse.mutate()}>
            <Play {...icon} />
            {actionTexts.actions.rehearse}
          </MenuItem>
        )}
        {onStart && (
          <MenuItem onSelect={onStart}>
            <CirclePlay {...icon} />
            {actionTexts.actions.startNow}
          </MenuItem>
        )}
        {!draft && !over && session.counts.attendees > 0 && (
          <MenuItem onSelect={() => navigate(`/dashboard/sessions/${session.id}/host`)}>
            <MonitorPlay {...icon} />
            {runningTexts.open}
          </MenuItem>
        )}
        {!draft && !over && (
          <MenuItem onSelect={actions.copyLink}>
            <Link2 {...icon} />
            {actionTexts.actions.copyLink}
          </MenuItem>
        )}
        {session.experience && session.starts_at && !over && (
          <MenuItem onSelect={() => navigate(`/dashboard/sessions/${session.id}/invitation`)}>
            <Eye {...icon} />
            {texts.seeInvitation}
          </MenuItem>
        )}
        {session.starts_at && !over && (
          <MenuItem onSelect={() => saveCalendar(session)}>
            <CalendarPlus {...icon} />
            {texts.calendar}
          </MenuItem>
        )}
        <MenuItem onSelect={() => actions.duplicate.mutate()}>
          <Copy {...icon} />
          {actionTexts.actions.duplicate}
        </MenuItem>
        {(open || over) && <MenuSeparator />}
        {over && session.archived_at === null && (
          <MenuItem onSelect={() => actions.archive.mutate()}>
            <Archive {...icon} />
            {actionTexts.actions.archive}
          </MenuItem>
        )}
        {session.archived_at !== null && (
          <MenuItem onSelect={() => actions.unarchive.mutate()}>
            <ArchiveRestore {...icon} />
            {actionTexts.actions.unarchive}
          </MenuItem>
        )}
        {open && (
          <MenuItem danger onSelect={() => setAsking("cancel")}>
            <X {...icon} />
            {actionTexts.actions.cancel}
          </MenuItem>
        )}
        {draft && (
          <MenuItem danger onSelect={() => setAsking("remove")}>
            <Trash2 {...icon} />
            {actionTexts.actions.remove}
          </MenuItem>
        )}
      </Menu>
      <CancelDialog
        session={session}
        open={asking === "cancel"}
        onClose={() => setAsking(null)}
        busy={actions.cancel.isPending}
        onConfirm={() => actions.cancel.mutate(undefined, { onSettled: () => setAsking(null) })}
      />
      <Dialog
        open={asking === "remove"}
        onClose={() => setAsking(null)}
        title={questionTexts.removing.title(session.title)}
        description={questionTexts.removing.text}
        actions={
          <>
            <Button onClick={() => setAsking(null)}>{questionTexts.removing.cancel}</Button>
            <Button tone="danger" busy={actions.remove.isPending} onClick={() => actions.remove.mutate()}>
              {questionTexts.removing.submit}
            </Button>
          </>
        }
      />
    </>
  );
}

function CancelDialog({
  session,
  open,
  busy,
  onClose,
  onConfirm,
}: {
  session: SessionSummary;
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}) {
  const { counts, credits_reserved: credits, title } = session;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={questionTexts.cancelling.title(title)}
      description={questionTexts.cancelling.text(counts.invited, credits)}
      actions={
        <>
          <Button onClick={onClose}>{questionTexts.cancelling.cancel}</Button>
          <Button tone="danger" busy={busy} onClick={onConfirm}>
            {questionTexts.cancelling.submit(counts.invited)}
          </Button>
        </>
      }
    />
  );
}

/** Saves a session's calendar file. It is fetched, not linked, because the request needs the token. */
async function saveCalendar(session: SessionSummary): Promise<void> {
  try {
    const file = new Blob([String(await sessionApi.calendar(session.id))], { type: "text/calendar" });
    saveFile(`${session.title.replace(/[^\p{L}\p{N}]+/gu, "-")}.ics`, file);
  } catch (error) {
    toast.bad(messageFor(error));
  }
}

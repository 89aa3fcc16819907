import type { Session } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { sessionApi } from "../../api/queries/session-changes.ts";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { useForm } from "../../forms/use-form.ts";
import { Note } from "../../ui/note.tsx";
import { toast } from "../../ui/toast.ts";
import { StaleNote } from "../shared/edit-conflict/stale-note.tsx";
import { useEditConflict } from "../shared/edit-conflict/use-edit-conflict.ts";
import { peopleIn } from "../shared/people-picker/people.ts";
import { Picker } from "../shared/people-picker/picker.tsx";
import type { SplitBase } from "../shared/people-picker/split-dialog.tsx";
import { actionTexts } from "../shared/session/action-texts.ts";
import { texts as sessionTexts } from "./texts.ts";

const texts = sessionTexts.adding;

/** Chooses the attendees. */
export default function AttendeeDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const conflict = useEditConflict(session, ["attendees"]);
  const stale = conflict.changes.length > 0;
  const form = useForm({
    schema: "attendeesBody",
    initial: { chosen: peopleIn(session) },
    body: ({ chosen }) => ({ consumer_ids: [...chosen.keys()] }),
    send: (body) => conflict.save((version) => sessionApi.setAttendees(session.id, body, version)),
    done() {
      toast.good(actionTexts.done.attendees);
      onClose();
    },
  });
  const { chosen } = form.values;
  const tooMany = chosen.size > limits.seatsMax;
  const over = session.seats !== null && chosen.size > session.seats;
  return (
    <FormDialog
      form={stale ? { ...form, failure: null } : form}
      onClose={onClose}
      title={texts.title}
      description={texts.description(session.seats)}
      wide
      submit={texts.save(chosen.size)}
      disabled={stale || tooMany}
    >
      <StaleNote session={session} base={conflict} onTheirs={() => form.set({ chosen: peopleIn(session) })} />
      <Picker
        chosen={chosen}
        onChange={(choose) => form.set((current) => ({ chosen: choose(current.chosen) }))}
        split={splitOf(session)}
      />
      {over && !tooMany && <Note kind="warn">{texts.over(session.seats ?? 0)}</Note>}
    </FormDialog>
  );
}

/** New drafts like this session, for people whom it has no room for. */
function splitOf({
  title,
  experience,
  language,
  hosting,
  notes,
  greeting,
  timezone,
  starts_at,
}: Session): SplitBase {
  // A start that has passed would be rejected.
  const isAhead = starts_at !== null && Date.parse(starts_at) > Date.now();
  return {
    title,
    experience,
    language,
    hosting,
    notes,
    greeting,
    timezone,
    starts_at: isAhead ? starts_at : null,
  };
}

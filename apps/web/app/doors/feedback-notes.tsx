import { Note } from "../ui/note.tsx";

/** A hidden note for a message and one for an error; the script fills and shows one of them. */
export function FeedbackNotes({ alert = false }: { alert?: boolean }) {
  return (["info", "bad"] as const).map((kind) => (
    <div key={kind} data-feedback={kind} hidden>
      <Note
        kind={kind}
        title={<span data-fill="feedback-title" />}
        role={alert || kind === "bad" ? "alert" : "status"}
      >
        <span data-fill="feedback-text" />
      </Note>
    </div>
  ));
}

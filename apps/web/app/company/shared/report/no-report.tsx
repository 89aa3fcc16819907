import { ApiError, messageFor } from "../../../api/error.ts";
import { requireRecord } from "../../../shell/require-record.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Note } from "../../../ui/note.tsx";
import { texts as uiTexts } from "../../../ui/texts.ts";

/** In place of a report that is not ready yet or did not load. */
export function NoReport({
  heading,
  back,
  error,
  texts,
}: {
  heading: string;
  /** The page of what was reported on. */
  back: string;
  error: unknown;
  texts: { title: string; text: string; back: string };
}) {
  requireRecord(error);
  const early = error instanceof ApiError && error.status === 409;
  return (
    <>
      <h1 className="mb-5">{heading}</h1>
      <Note
        kind={early ? "info" : "bad"}
        role="alert"
        title={early ? texts.title : uiTexts.list.couldNotLoad}
        action={<ButtonLink to={back}>{texts.back}</ButtonLink>}
      >
        {early ? texts.text : messageFor(error)}
      </Note>
    </>
  );
}

import type { BodyOf, ResponseOf } from "@lantern/contract/endpoint";
import type { importConsumers } from "@lantern/contract/endpoints/consumer";
import { limits } from "@lantern/contract/limits";
import { useState } from "react";
import { messageFor } from "../../api/error.ts";
import { participantApi } from "../../api/queries/participants.ts";

export type Preview = ResponseOf<typeof importConsumers>;
export type Separator = NonNullable<BodyOf<typeof importConsumers>["separator"]>;
type People = NonNullable<BodyOf<typeof importConsumers>["people"]>;
export type OnExisting = "skip" | "update";

interface ImportCounts {
  added: number;
  updated: number;
  existing: number;
}

export interface ImportRun {
  all: number;
  done: number;
  counts: ImportCounts;
  /** Why the import stopped. Stored people stay stored, and continuing stores nobody twice. */
  problem: string | null;
}

const none: ImportCounts = { added: 0, updated: 0, existing: 0 };

/** The people of a preview whom the import would add or change. */
export function peopleOf(preview: Preview): People {
  return preview.rows.flatMap(({ line, outcome, person }) =>
    person && (outcome === "added" || outcome === "updated") ? [{ line, ...person }] : [],
  );
}

const fillable = ["first_name", "last_name", "department", "office", "timezone", "language"] as const;

/** What a participant lacks and a line of the list has. */
export function fillsOf({ person, consumer }: Preview["rows"][number]) {
  return fillable.filter((field) => person?.[field] && !consumer?.[field]);
}

/** Stores a list in chunks, and can continue where it stopped. */
export function useImport(onExisting: OnExisting) {
  const [run, setRun] = useState<ImportRun | null>(null);

  const goOn = async (people: People, from: number, before: ImportCounts) => {
    let [done, counts] = [from, before];
    setRun({ all: people.length, done, counts, problem: null });
    try {
      while (done < people.length) {
        const piece = people.slice(done, done + limits.importBatch);
        const stored = await participantApi.importPiece(piece, onExisting);
        counts = {
          added: counts.added + stored.added,
          updated: counts.updated + stored.updated,
          existing: counts.existing + stored.existing,
        };
        done += piece.length;
        setRun({ all: people.length, done, counts, problem: null });
      }
    } catch (error) {
      setRun({ all: people.length, done, counts, problem: messageFor(error) });
    }
    if (done > from) participantApi.imported();
    return { counts, whole: done === people.length };
  };

  return {
    run,
    start: (people: People) => goOn(people, 0, none),
    goOn: (people: People) => goOn(people, run?.done ?? 0, run?.counts ?? none),
    reset: () => setRun(null),
  };
}

/** Something that the finder opens. */
export interface Entry {
  to: string;
  name: string;
  /** What tells it from another of the same name. */
  detail?: string | null;
  /** Other words that it is found by. */
  terms?: string | undefined;
}

export interface EntryGroup {
  title: string;
  entries: readonly Entry[];
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The entries that contain every word of the query, without regard to accents; groups without any are left out. */
export function matching(groups: readonly EntryGroup[], query: string): EntryGroup[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  const fits = ({ name, detail, terms }: Entry) => {
    const text = plain(`${name} ${detail ?? ""} ${terms ?? ""}`);
    return wanted.every((word) => text.includes(word));
  };
  return groups
    .map(({ title, entries }) => ({ title, entries: entries.filter(fits) }))
    .filter(({ entries }) => entries.length > 0);
}

import type { Directory } from "@lantern/contract/live";
import { initials, portraitFile } from "../../play/ui/use-portrait.ts";

/** A person's portrait in a round frame, or their initials. Decorative: the name is beside it. */
export function PersonPicture({ directory, seat }: { directory: Directory; seat: string }) {
  const { name = "", portrait } = directory.people[seat] ?? {};
  const picture = portraitFile(portrait);
  return picture ? (
    <img src={picture} alt="" draggable={false} className="size-full rounded-[inherit] object-cover" />
  ) : (
    initials(name)
  );
}

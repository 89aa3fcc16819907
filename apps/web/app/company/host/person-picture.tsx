import type { Directory } from "@lantern/contract/live";
import { portraitFile } from "../../play/ui/use-portrait.ts";
import { distinctInitials } from "./model.ts";

/** A person's portrait in a round frame, or their initials. Decorative: the name is beside it. */
export function PersonPicture({ directory, seat }: { directory: Directory; seat: string }) {
  const picture = portraitFile(directory.people[seat]?.portrait);
  return picture ? (
    <img src={picture} alt="" draggable={false} className="size-full rounded-[inherit] object-cover" />
  ) : (
    distinctInitials(directory, seat)
  );
}

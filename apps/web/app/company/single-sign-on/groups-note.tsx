import type { MissingGroups, SingleSignOn } from "@lantern/contract/http";
import { Note } from "../../ui/note.tsx";
import { texts } from "./texts.ts";

/** Whose groups did not arrive, so that nobody waits for a role that nobody gives. */
export function GroupsNote({ provider, people }: { provider: SingleSignOn; people: MissingGroups[] }) {
  if (people.length === 0) return null;
  return (
    <Note kind="bad" title={texts.missingGroups} className="max-w-160">
      <p>{texts.missingGroupsText(provider.group_claim ?? "", provider.owner_group ?? "")}</p>
      <ul className="mt-2 grid gap-2">
        {people.map(({ email, problem, received }) => (
          <li key={email} className="break-words">
            <b className="font-semibold">{email}</b>
            {": "}
            {problem === "other_form"
              ? texts.groupProblems.other_form(received.join(", "))
              : texts.groupProblems[problem]}
          </li>
        ))}
      </ul>
    </Note>
  );
}

import { limits } from "@lantern/contract/limits";
import { useMutation } from "@tanstack/react-query";
import { messageFor } from "../../../api/error.ts";
import { toast } from "../../../ui/toast.ts";
import { allMatches, type ChangePeople, type PeopleFilter, withPeople } from "./people.ts";
import { texts } from "./texts.ts";

/** Chooses all matching people, or explains that they are too many. */
export function useEveryone(onChange: ChangePeople) {
  return useMutation({
    mutationFn: (filter: PeopleFilter) => allMatches(filter),
    onSuccess: (people, { search: _, ...group }) => {
      if (people) onChange((chosen) => withPeople(chosen, people));
      else toast.plain(texts.tooMany(limits.splitMax, Object.values(group)[0]), texts.tooManyText);
    },
    onError: (error) => toast.bad(messageFor(error)),
  });
}

import { type Experience, listExperiences } from "@lantern/contract/http";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

export const experiencesQuery = queryOptions({
  queryKey: ["experiences"],
  // Whole adventures first, short ones for trying things out last.
  queryFn: async () => (await call(listExperiences)).items.sort((a, b) => b.minutes - a.minutes),
  staleTime: 5 * 60_000,
});

/** The experience a session names, once the list is there. */
export function useExperience(slug: string | null): Experience | null {
  const { data } = useQuery(experiencesQuery);
  return data?.find((experience) => experience.slug === slug) ?? null;
}

/** What a session's experience is called: blank while the list comes, its name where it is not offered any more. */
export function useExperienceTitle(slug: string | null): string | null {
  const { isPending } = useQuery(experiencesQuery);
  const title = useExperience(slug)?.title;
  return title ?? (slug !== null && isPending ? "\u00a0" : slug);
}

/** `English` for `en`. */
export function languageName(code: string): string {
  return new Intl.DisplayNames("en", { type: "language" }).of(code) ?? code;
}

import { listExperiences } from "@lantern/contract/endpoints";
import type { Experience } from "@lantern/contract/http";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { formatLanguage } from "../../i18n/format.ts";
import { call } from "../client.ts";

export const experiencesQuery = queryOptions({
  queryKey: ["experiences"],
  // Full adventures first; short ones for trials last.
  queryFn: async () => (await call(listExperiences)).items.sort((a, b) => b.minutes - a.minutes),
  staleTime: 5 * 60_000,
});

/** The adventure of a session, once the list has loaded. */
export function useExperience(slug: string | null): Experience | null {
  const { data } = useQuery(experiencesQuery);
  return data?.find((experience) => experience.slug === slug) ?? null;
}

/** The title of a session's adventure: empty while the list loads, its id when it is no longer offered. */
export function useExperienceTitle(slug: string | null): string | null {
  const { isPending } = useQuery(experiencesQuery);
  const title = useExperience(slug)?.title;
  return title ?? (slug !== null && isPending ? "\u00a0" : slug);
}

/** `English` for `en`. */
export function languageName(code: string): string {
  return formatLanguage(code);
}

import { getExperience, listExperiences } from "@lantern/contract/endpoints";
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

/** Of the list, or requested by itself when it is no longer offered. */
const experienceQuery = (slug: string | null) =>
  queryOptions({
    queryKey: ["experiences", slug],
    queryFn: async ({ client }) =>
      (await client.ensureQueryData(experiencesQuery)).find((experience) => experience.slug === slug) ??
      call(getExperience, { params: { slug: slug ?? "" } }),
    enabled: slug !== null,
    staleTime: 5 * 60_000,
  });

/** The adventure of a session, once it has loaded. */
export function useExperience(slug: string | null): Experience | null {
  return useQuery(experienceQuery(slug)).data ?? null;
}

/** The title of a session's adventure: empty while it loads, its id when this server does not have it. */
export function useExperienceTitle(slug: string | null): string | null {
  const { data, isPending } = useQuery(experienceQuery(slug));
  return data?.title ?? (slug !== null && isPending ? "\u00a0" : slug);
}

/** `English` for `en`. */
export function languageName(code: string): string {
  return formatLanguage(code);
}

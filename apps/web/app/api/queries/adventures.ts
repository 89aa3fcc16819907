import { getExperience, listExperiences } from "@lantern/contract/endpoints/experience";
import type { Experience } from "@lantern/contract/http";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { language } from "../../i18n/current.ts";
import { formatLanguage } from "../../i18n/format.ts";
import { request } from "../request.ts";

export const experiencesQuery = queryOptions({
  queryKey: ["experiences"],
  queryFn: async () => (await request(listExperiences, { query: { language: language() } })).items,
  staleTime: 5 * 60_000,
});

/** The adventure of a session, once it has loaded. One that no list offers any more is requested by itself. */
export function useExperience(slug: string | null): Experience | undefined {
  return useQuery({
    queryKey: ["experiences", slug],
    queryFn: async ({ client }) =>
      (await client.ensureQueryData(experiencesQuery)).find((experience) => experience.slug === slug) ??
      request(getExperience, { params: { slug: slug as string }, query: { language: language() } }),
    enabled: !!slug,
  }).data;
}

/** The title of a session's adventure, empty until it has loaded; null for a session without one. */
export function useExperienceTitle(slug: string | null): string | null {
  return useExperience(slug)?.title ?? (slug && "\u00a0");
}

/** `English` for `en`. */
export function languageName(code: string): string {
  return formatLanguage(code);
}

/** The language in which a session of this language is told: its own where the adventure has it. */
export function storyLanguageOf({ locales }: Experience, language: string): string {
  return locales.includes(language) ? language : (locales[0] ?? language);
}

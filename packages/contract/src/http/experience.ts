import * as z from "zod";
import * as endpoints from "../endpoints/experience.ts";
import { languages } from "../languages.ts";
import { text } from "../text.ts";
import { operation } from "./operation.ts";

export const experience = z
  .object({
    slug: z.string(),
    title: z.string(),
    synopsis: z.string(),
    /** The line, left open, with which the end of another adventure points to this one. */
    open_line: z.string().nullable(),
    /** The language of these texts. */
    locale: z.string(),
    /** Languages in which it can be read, its author's first. */
    locales: z.array(z.string()),
    /** Address of the cover picture. */
    cover: z.string(),
    minutes: z.number(),
    /** What helps to choose it; null for one that says nothing. */
    guide: z
      .object({
        mood: z.string(),
        /** Of its puzzles. */
        difficulty: z.enum(["gentle", "medium", "tricky"]),
        /** The groups that it suits. */
        group: z.string(),
        /** Notes for a host: what to expect, and what helps where. */
        host: z.array(z.string()),
      })
      .nullable(),
  })
  .meta({ id: "Experience" });

export type Experience = z.output<typeof experience>;

/** The texts are in this language where the adventure is told in it, otherwise in its author's. */
export const inLanguage = z.object({ language: z.enum(languages).optional() });

export const listExperiences = operation(endpoints.listExperiences, {
  summary: "Lists every adventure that can be scheduled here",
  query: inLanguage,
  response: z.object({ items: z.array(experience), next: z.string().nullable() }),
});

export const getExperience = operation(endpoints.getExperience, {
  summary: "Returns one adventure, also one that is no longer offered",
  params: z.object({ slug: text(80) }),
  query: inLanguage,
  response: experience,
});

import * as z from "zod";
import { operation } from "./operation.ts";

export const experience = z
  .object({
    slug: z.string(),
    title: z.string(),
    synopsis: z.string(),
    locale: z.string(),
    locales: z.array(z.string()),
    /** Address of the cover picture. */
    cover: z.string(),
    minutes: z.number(),
  })
  .meta({ id: "Experience" });

export type Experience = z.output<typeof experience>;

export const listExperiences = operation("listExperiences", "GET /api/experiences", {
  summary: "Lists every adventure that can be scheduled here",
  access: "open",
  response: z.object({ items: z.array(experience), next: z.string().nullable() }),
});

export const getExperience = operation("getExperience", "GET /api/experiences/:slug", {
  summary: "Returns one adventure",
  access: "open",
  params: z.object({ slug: z.string().max(80) }),
  response: experience,
});

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

export const listExperiences = operation({
  id: "listExperiences",
  method: "GET",
  path: "/api/experiences",
  summary: "Every experience that can be scheduled here",
  access: "open",
  status: 200,
  response: z.object({ items: z.array(experience), next: z.string().nullable() }),
});

export const getExperience = operation({
  id: "getExperience",
  method: "GET",
  path: "/api/experiences/:slug",
  summary: "One experience",
  access: "open",
  params: z.object({ slug: z.string().max(80) }),
  status: 200,
  response: experience,
});

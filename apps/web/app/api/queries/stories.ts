import {
  deleteSessionStory,
  getSessionStory,
  getStory,
  previewStory,
  putSessionStory,
  putStory,
} from "@lantern/contract/endpoints/story";
import type { CameoTexts } from "@lantern/contract/http";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { language } from "../../i18n/current.ts";
import { queryClient, refresh } from "../query-client.ts";
import { request } from "../request.ts";
import { sessionQuery } from "./sessions.ts";

const key = "stories";
/** What a story says of itself, and its preview, are in the language of the dashboard where it is told in it. */
const read = () => ({ language: language() });

export const storyQuery = (slug: string) =>
  queryOptions({
    queryKey: [key, "company", slug],
    queryFn: ({ signal }) => request(getStory, { params: { slug }, query: read(), signal }),
  });

export const sessionStoryQuery = (id: string) =>
  queryOptions({
    queryKey: [key, "session", id],
    queryFn: ({ signal }) => request(getSessionStory, { params: { id }, query: read(), signal }),
  });

/** The scene in which one cameo is read, with these texts. */
export const previewQuery = (slug: string, texts: CameoTexts, cameo: string) =>
  queryOptions({
    queryKey: [key, "preview", slug, cameo, texts],
    queryFn: ({ signal }) =>
      request(previewStory, { params: { slug }, query: read(), body: { texts, cameo }, signal }),
    placeholderData: keepPreviousData,
  });

export const storyApi = {
  async save(slug: string, texts: CameoTexts) {
    const saved = await request(putStory, { params: { slug }, query: read(), body: texts });
    queryClient.setQueryData(storyQuery(slug).queryKey, saved);
    // Sessions without words of their own have the company's.
    await refresh([key, "session"]);
    return saved;
  },
  /** Null gives the session the company's words again. */
  async saveSession(id: string, texts: CameoTexts | null, version: number) {
    const parts = { params: { id }, query: read(), ifMatch: version };
    const saved = texts
      ? await request(putSessionStory, { ...parts, body: texts })
      : await request(deleteSessionStory, parts);
    queryClient.setQueryData(sessionStoryQuery(id).queryKey, saved);
    await refresh(sessionQuery(id).queryKey);
    return saved;
  },
};

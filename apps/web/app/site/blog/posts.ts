import { type Post, type PostSummary, readPost } from "./post.ts";

const sources = import.meta.glob<string>("../../../../../content/blog/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** All posts, newest first. Only called by loaders of prerendered pages, so no text ships with the app. */
export function allPosts(): Post[] {
  return Object.entries(sources)
    .map(([path, source]) => readPost(path.replace(/^.*\/|\.md$/g, ""), source))
    .sort((a, b) => b.date.localeCompare(a.date));
}

export function summaryOf({ html: _, ...summary }: Post): PostSummary {
  return summary;
}

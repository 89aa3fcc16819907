import { frontMatter, renderMarkdown } from "../../markdown/markdown.ts";

/** What the list of posts tells of one. */
export interface PostSummary {
  slug: string;
  title: string;
  description: string;
  /** `2026-11-03` */
  date: string;
  /** The role of who wrote it. */
  author: string;
  /** Name of its picture, and what the picture shows. */
  cover: string;
  coverAlt: string;
  minutes: number;
}

export interface Post extends PostSummary {
  html: string;
}

const wordsPerMinute = 220;
const wanted = ["title", "description", "date", "author", "cover", "coverAlt"] as const;

/** @throws when the head of the file lacks something, or its date is none */
export function readPost(slug: string, source: string): Post {
  const { fields, text } = frontMatter(source);
  for (const name of wanted) if (!fields[name]) throw new Error(`content/blog/${slug}.md lacks "${name}"`);
  const summary = fields as Record<(typeof wanted)[number], string>;
  if (!/^\d{4}-\d\d-\d\d$/.test(summary.date) || Number.isNaN(Date.parse(summary.date)))
    throw new Error(`content/blog/${slug}.md: "${summary.date}" is no date`);
  const { title, description, date, author, cover, coverAlt } = summary;
  const minutes = Math.max(1, Math.round(text.split(/\s+/).length / wordsPerMinute));
  return {
    slug,
    title,
    description,
    date,
    author,
    cover,
    coverAlt,
    minutes,
    html: renderMarkdown(text).html,
  };
}

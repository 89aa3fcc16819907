import { frontMatter, renderMarkdown } from "../markdown/markdown.ts";

/** The data of a post that lists show. */
export interface PostSummary {
  slug: string;
  title: string;
  description: string;
  /** `2026-11-03` */
  date: string;
  /** The author's role. */
  author: string;
  /** Name of the picture, and its alternative text. */
  cover: string;
  coverAlt: string;
  minutes: number;
}

export interface Post extends PostSummary {
  html: string;
}

const wordsPerMinute = 220;
const wanted = ["title", "description", "date", "author", "cover", "coverAlt"] as const;

/** @throws when the front matter lacks a field or has an invalid date */
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

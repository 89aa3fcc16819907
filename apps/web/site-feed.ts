import { escapeHtml } from "@lantern/contract/escape-html";
import { pageTitle } from "./app/document/product-name.ts";
import { readPost } from "./app/site/blog/post.ts";
import { texts as blogTexts } from "./app/site/blog/texts.ts";

/** The blog as an Atom feed, newest first. */
export function atomFeed(sources: { slug: string; source: string }[], origin: string): string {
  const posts = sources
    .map(({ slug, source }) => readPost(slug, source))
    .sort((a, b) => b.date.localeCompare(a.date));
  const entries = posts.map(({ slug, title, description, date, author }) =>
    [
      "  <entry>",
      `    <title>${escapeHtml(title)}</title>`,
      `    <id>${origin}/blog/${slug}</id>`,
      `    <link href="${origin}/blog/${slug}"/>`,
      `    <updated>${date}T09:00:00Z</updated>`,
      `    <author><name>${escapeHtml(author)}</name></author>`,
      `    <summary>${escapeHtml(description)}</summary>`,
      "  </entry>",
    ].join("\n"),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <title>${escapeHtml(pageTitle(blogTexts.title))}</title>`,
    `  <subtitle>${escapeHtml(blogTexts.description)}</subtitle>`,
    `  <id>${origin}/blog</id>`,
    `  <link rel="self" href="${origin}/blog/feed.xml"/>`,
    `  <link href="${origin}/blog"/>`,
    `  <updated>${posts[0]?.date ?? "2026-01-01"}T09:00:00Z</updated>`,
    ...entries,
    "</feed>",
    "",
  ].join("\n");
}

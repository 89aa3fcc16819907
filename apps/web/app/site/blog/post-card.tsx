import { formatDay } from "../../i18n/format.ts";
import { Cover } from "./cover.tsx";
import type { PostSummary } from "./post.ts";
import { texts } from "./texts.ts";

export const postGrid = "grid grid-cols-[repeat(auto-fill,minmax(min(100%,320px),1fr))] gap-x-8 gap-y-14";

/** One post in a list; the whole card is a link. */
export function PostCard({
  post,
  heading: Heading,
  eager = false,
}: {
  post: PostSummary;
  heading: "h2" | "h3";
  eager?: boolean;
}) {
  return (
    <article className="group relative grid gap-2">
      <Cover post={post} eager={eager} alt="" />
      <Heading className="mt-2 text-xl leading-tight font-medium tracking-[-.01em] text-balance">
        <a className="group-hover:text-ember after:absolute after:inset-0" href={`/blog/${post.slug}`}>
          {post.title}
        </a>
      </Heading>
      <p className="text-ink-soft">{post.description}</p>
      <p className="text-base text-ink-soft">
        <time dateTime={post.date} data-day>
          {formatDay(post.date)}
        </time>{" "}
        · <span className="whitespace-nowrap">{texts.minutes(post.minutes)}</span>
      </p>
    </article>
  );
}

import { formatDay } from "../../i18n/format.ts";
import { t } from "../../i18n/index.ts";
import { Cover } from "./cover.tsx";
import type { PostSummary } from "./post.ts";

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
    <article className="card">
      <Cover post={post} eager={eager} alt="" />
      <Heading>
        <a href={`/blog/${post.slug}`}>{post.title}</a>
      </Heading>
      <p>{post.description}</p>
      <p className="by">
        <time dateTime={post.date}>{formatDay(post.date)}</time>, {t.blog.minutes(post.minutes)}
      </p>
    </article>
  );
}

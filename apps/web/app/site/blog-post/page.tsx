import { useLoaderData } from "react-router";
import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { blogPosting, trail } from "../../document/structured-data.ts";
import { formatDay } from "../../i18n/format.ts";
import { Cover } from "../blog/cover.tsx";
import { PostCard, postGrid } from "../blog/post-card.tsx";
import { allPosts, summaryOf } from "../blog/posts.ts";
import { texts as blogTexts } from "../blog/texts.ts";
import { SitePage } from "../shell/site-page.tsx";
import { actionLink, cta, introText, textPage, textTitle, wrap } from "../shell/style.ts";
import styles from "../styles/prose.css?inline";

export const handle = { styles };

/** Runs at build time, once for each file in content/blog. */
export function loader({ params }: { params: { slug?: string } }) {
  const posts = allPosts();
  const index = posts.findIndex(({ slug }) => slug === params.slug);
  const post = posts[index];
  if (!post) throw new Response(null, { status: 404 });
  return { post, next: [1, 2].map((step) => summaryOf(posts[(index + step) % posts.length] ?? post)) };
}

export function meta({ loaderData }: { loaderData?: ReturnType<typeof loader> }) {
  if (!loaderData) return [];
  const { post } = loaderData;
  return pageMeta({
    title: pageTitle(post.title),
    description: post.description,
    index: true,
    kind: "article",
    data: [
      blogPosting(post),
      trail([
        { name: blogTexts.title, path: "/blog" },
        { name: post.title, path: `/blog/${post.slug}` },
      ]),
    ],
  });
}

export default function BlogPost() {
  const { post, next } = useLoaderData<typeof loader>();
  return (
    <SitePage here="/blog">
      <div className={`${wrap} ${textPage}`}>
        <article className="max-w-[760px]">
          <p className="mb-5">
            <a className={actionLink} href="/blog">
              {blogTexts.all}
            </a>
          </p>
          <h1 className={textTitle}>{post.title}</h1>
          <p className={`${introText} mt-4`}>{post.description}</p>
          <p className="mt-5 mb-7 text-base text-ink-soft">
            {post.author} ·{" "}
            <time dateTime={post.date} data-day>
              {formatDay(post.date)}
            </time>{" "}
            · <span className="whitespace-nowrap">{blogTexts.minutes(post.minutes)}</span>
          </p>
          <Cover post={post} eager width={760} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, rendered at build time with embedded markup escaped */}
          <div className="prose prose-post mt-10" dangerouslySetInnerHTML={{ __html: post.html }} />
          <aside className="mt-14 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-y border-line py-7">
            <p>
              <b>{blogTexts.tryTitle}</b> {blogTexts.tryText}
            </p>
            <a className={cta} href="/demo">
              {blogTexts.tryLink}
            </a>
          </aside>
        </article>
        <section className="pt-16" aria-labelledby="next">
          <h2 id="next" className="text-2xl">
            {blogTexts.next}
          </h2>
          <ul className={`${postGrid} mt-10`} data-posts>
            {next.map((other) => (
              <li key={other.slug}>
                <PostCard post={other} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </SitePage>
  );
}

import { useLoaderData } from "react-router";
import { pageMeta } from "../../document/page-meta.ts";
import { trail } from "../../document/structured-data.ts";
import { t } from "../../i18n/index.ts";
import { Intro, SitePage } from "../shell/site-page.tsx";
import { actionLink, introText, wrap } from "../shell/style.ts";
import { PostCard, postGrid } from "./post-card.tsx";
import { allPosts, summaryOf } from "./posts.ts";

const feed = { rel: "alternate", type: "application/atom+xml", title: t.blog.feed, href: "/blog/feed.xml" };

export const handle = { links: [feed] };

export function meta() {
  const title = t.shell.title(t.blog.title);
  return pageMeta({
    title,
    description: t.blog.description,
    index: true,
    data: [trail([{ name: t.blog.title, path: "/blog" }])],
  });
}

/** Runs at build time. */
export function loader() {
  return allPosts().map(summaryOf);
}

export default function Blog() {
  const posts = useLoaderData<typeof loader>();
  return (
    <SitePage here="/blog">
      <Intro heading={t.blog.title}>
        <p className={introText}>{t.blog.intro}</p>
      </Intro>
      <div className={`${wrap} pt-3 pb-[clamp(64px,8vw,120px)]`}>
        <ul className={`${postGrid} mb-14`} data-posts>
          {posts.map((post, index) => (
            <li key={post.slug}>
              <PostCard post={post} heading="h2" eager={index < 2} />
            </li>
          ))}
        </ul>
        <p>
          <a className={actionLink} href="/blog/feed.xml">
            {t.blog.feed}
          </a>
        </p>
      </div>
    </SitePage>
  );
}

import { useLoaderData } from "react-router";
import { pageMeta } from "../../document/page-meta.ts";
import { trail } from "../../document/structured-data.ts";
import { t } from "../../i18n/index.ts";
import { Intro, SitePage } from "../shell/site-page.tsx";
import styles from "../styles/blog.css?inline";
import { PostCard } from "./post-card.tsx";
import { allPosts, summaryOf } from "./posts.ts";

const feed = { rel: "alternate", type: "application/atom+xml", title: t.blog.feed, href: "/blog/feed.xml" };

export const handle = { styles, links: [feed] };

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
        <p className="intro-text">{t.blog.intro}</p>
      </Intro>
      <div className="wrap blog">
        <ul className="posts">
          {posts.map((post, index) => (
            <li key={post.slug}>
              <PostCard post={post} heading="h2" eager={index < 2} />
            </li>
          ))}
        </ul>
        <p>
          <a className="link" href="/blog/feed.xml">
            {t.blog.feed}
          </a>
        </p>
      </div>
    </SitePage>
  );
}

import { useLoaderData } from "react-router";
import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { trail } from "../../document/structured-data.ts";
import { Intro, SitePage } from "../shell/site-page.tsx";
import { actionLink, introText, wrap } from "../shell/style.ts";
import { PostCard, postGrid } from "./post-card.tsx";
import { allPosts, summaryOf } from "./posts.ts";
import { texts } from "./texts.ts";

const feed = { rel: "alternate", type: "application/atom+xml", title: texts.feed, href: "/blog/feed.xml" };

export const handle = { links: [feed] };

export function meta() {
  const title = pageTitle(texts.title);
  return pageMeta({
    title,
    description: texts.description,
    index: true,
    data: [trail([{ name: texts.title, path: "/blog" }])],
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
      <Intro heading={texts.title}>
        <p className={introText}>{texts.intro}</p>
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
            {texts.feed}
          </a>
        </p>
      </div>
    </SitePage>
  );
}

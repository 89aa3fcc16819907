import type { PostSummary } from "./post.ts";

/** The picture of a post. The first pictures of a page load eagerly. */
export function Cover({
  post: { cover, coverAlt },
  eager = false,
  alt = coverAlt,
  width = 480,
}: {
  post: PostSummary;
  eager?: boolean;
  alt?: string;
  /** Display width on a wide screen, in pixels. */
  width?: 480 | 760;
}) {
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={`/blog-art/${cover}-480.avif 480w, /blog-art/${cover}-960.avif 960w`}
        sizes={`(min-width: 900px) ${width}px, 92vw`}
      />
      <img
        className="aspect-video h-auto w-full rounded-md object-cover"
        src={`/blog-art/${cover}-960.webp`}
        alt={alt}
        width={960}
        height={540}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : "auto"}
      />
    </picture>
  );
}

/** A picture of a story, in two sizes. */
export function StoryPicture({
  slug,
  id,
  alt,
  sizes,
  className,
  first = false,
}: {
  slug: string;
  id: string;
  alt: string;
  sizes: string;
  className?: string;
  first?: boolean;
}) {
  const set = (kind: "avif" | "webp") => {
    const file = `/content/${slug}/art/${id}`;
    return `${file}-800.${kind} 800w, ${file}.${kind} 1600w`;
  };
  return (
    <picture>
      <source type="image/avif" srcSet={set("avif")} sizes={sizes} />
      <img
        className={className}
        src={`/content/${slug}/art/${id}-800.webp`}
        srcSet={set("webp")}
        sizes={sizes}
        width="1600"
        height="900"
        alt={alt}
        {...(first ? { fetchPriority: "high" } : { loading: "lazy" })}
      />
    </picture>
  );
}

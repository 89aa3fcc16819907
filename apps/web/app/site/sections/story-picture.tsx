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
  const file = `/content/${slug}/art/${id}`;
  return (
    <img
      className={className}
      src={`${file}-800.avif`}
      srcSet={`${file}-800.avif 800w, ${file}.avif 1600w`}
      sizes={sizes}
      width="1600"
      height="900"
      alt={alt}
      {...(first ? { fetchPriority: "high" } : { loading: "lazy" })}
    />
  );
}

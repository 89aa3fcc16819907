const widths = [768, 1280, 1920];
const set = (kind: "avif" | "webp") =>
  widths.map((width) => `/art/harbour-${width}.${kind} ${width}w`).join(", ");

/** The harbour at dusk. `first`: it is what a visitor sees first, so it is fetched at once. */
export function Harbour({
  className,
  sizes = "100vw",
  first = false,
}: {
  className: string;
  sizes?: string;
  first?: boolean;
}) {
  return (
    <picture>
      {/* On a phone the picture is cut at its sides, so that it is wider than the page. */}
      {first && <source media="(max-width: 760px)" type="image/avif" srcSet="/art/harbour-1280.avif" />}
      <source type="image/avif" srcSet={set("avif")} sizes={sizes} />
      <img
        className={className}
        src="/art/harbour-1280.webp"
        srcSet={set("webp")}
        sizes={sizes}
        width="1920"
        height="1080"
        alt=""
        {...(first ? { fetchPriority: "high" } : { loading: "lazy" })}
      />
    </picture>
  );
}

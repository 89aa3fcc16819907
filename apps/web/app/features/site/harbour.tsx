const widths = [768, 1280, 1920];
const set = (kind: "avif" | "webp") =>
  widths.map((width) => `/art/harbour-${width}.${kind} ${width}w`).join(", ");

/** A phone shows but a part of the first screen's picture: it fetches no more, and sees that part sharp. */
const phone = (["avif", "webp"] as const).map((kind) => (
  <source
    key={kind}
    media="(max-width: 480px)"
    type={`image/${kind}`}
    srcSet={`/art/harbour-phone.${kind}`}
    width="740"
    height="1080"
  />
));

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
      {first && phone}
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

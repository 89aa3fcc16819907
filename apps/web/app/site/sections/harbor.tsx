const widths = [768, 1280, 1920];
const set = (kind: "avif" | "webp") =>
  widths.map((width) => `/art/harbour-${width}.${kind} ${width}w`).join(", ");

/** Phones show only a section of the picture, so they load a cropped one at a higher resolution. */
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

/** The harbor at dusk. `first`: it is visible at once, so it loads eagerly. */
export function Harbor({
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

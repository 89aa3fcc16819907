import { SitePage } from "./site-page.tsx";

/** A page that says one thing and leads on. */
export function Notice({
  heading,
  text,
  back,
}: {
  heading: string;
  text: string;
  back: { href: string; text: string };
}) {
  return (
    <SitePage>
      <div className="wrap notice">
        <h1>{heading}</h1>
        <p className="lede">{text}</p>
        <a className="btn" href={back.href}>
          {back.text}
        </a>
      </div>
    </SitePage>
  );
}

import { SitePage } from "../shell/site-page.tsx";

/** A page with one message and a link. */
export function MessagePage({
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
      <div className="wrap message-page">
        <h1>{heading}</h1>
        <p className="intro-text">{text}</p>
        <a className="btn" href={back.href}>
          {back.text}
        </a>
      </div>
    </SitePage>
  );
}

import { SitePage } from "../shell/site-page.tsx";
import { cta, introText, wrap } from "../shell/style.ts";

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
      <div className={`${wrap} py-[clamp(72px,12vw,168px)]`}>
        <h1 className="text-title leading-none font-normal tracking-[-.03em]">{heading}</h1>
        <p className={`${introText} mt-6 mb-8`}>{text}</p>
        <a className={cta} href={back.href}>
          {back.text}
        </a>
      </div>
    </SitePage>
  );
}

import { actions, cta, panel, wrap } from "../shell/style.ts";
import { texts } from "./texts.ts";

/** Invites visitors to write, with the form or by email. */
export function WritePanel({
  heading,
  text,
  link,
  by,
}: {
  heading: string;
  text: string;
  link: string;
  by: string;
}) {
  return (
    <section className="[section:not(.dusk)+&]:pt-0">
      <div className={wrap}>
        <div className={panel}>
          <h2 className="text-2xl">{heading}</h2>
          <p className="mt-3 mb-6 max-w-[36em] text-ink-soft">{text}</p>
          <p className={`${actions} text-ink-soft`}>
            <a className={cta} href="/contact">
              {link}
            </a>
            <span>
              {by}{" "}
              <a className="text-ink underline" data-operator="support_email" href="/contact">
                {texts.notSet}
              </a>
            </span>
          </p>
        </div>
      </div>
    </section>
  );
}

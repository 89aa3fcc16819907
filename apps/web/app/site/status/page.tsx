import { statusItems, statusPath } from "@lantern/contract/status";
import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { Intro, SitePage, Split } from "../shell/site-page.tsx";
import { actionLink, introText } from "../shell/style.ts";
import { texts } from "./texts.ts";

export function meta() {
  return pageMeta({ title: pageTitle(texts.title), description: texts.description, index: false });
}

/** What works right now. `script/status.ts` fills in the states. */
export default function Status() {
  return (
    <SitePage>
      <Intro heading={texts.heading}>
        <p className={introText}>{texts.intro}</p>
      </Intro>
      <Split heading={texts.now}>
        <p className="mb-6 text-md" role="status" data-status-summary>
          <noscript>
            {texts.noScript}{" "}
            <a className={actionLink} href={statusPath}>
              {texts.report}
            </a>
          </noscript>
        </p>
        <ul className="border-t-[1.5px] border-ink">
          {statusItems.map((item) => (
            <li
              key={item}
              className="grid gap-x-6 gap-y-1 border-b border-line py-6 lg:grid-cols-[190px_1fr_190px]"
            >
              <b className="font-display text-xl leading-[1.15] font-medium">{texts.items[item].name}</b>
              <p className="max-w-[34em] text-ink-soft">{texts.items[item].text}</p>
              <p
                className="font-semibold data-[state=trouble]:text-ember data-[state=works]:text-tide"
                data-status={item}
              >
                {texts.checking}
              </p>
            </li>
          ))}
        </ul>
      </Split>
    </SitePage>
  );
}

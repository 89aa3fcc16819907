import { actionLink, actions, cta, wrap } from "../shell/style.ts";
import { texts as shellTexts } from "../shell/texts.ts";
import { HarborScene } from "./harbor-scene.tsx";
import { texts as homeTexts } from "./texts.ts";
import { Vote } from "./vote.tsx";

const texts = homeTexts.hero;

/** The first screen: the harbor, the headline, and a team vote. */
export function Hero() {
  return (
    <div className="hero dusk relative isolate overflow-hidden pt-17 lg:pt-21">
      <HarborScene />
      <div className={`${wrap} pt-5 md:pt-[clamp(40px,7vh,84px)]`}>
        <h1 className="text-hero leading-[.92] font-normal tracking-[-.035em]">
          {texts.title[0]}
          <br />
          {texts.title[1]}
        </h1>
        <p className="my-5 max-w-[24.5em] text-md leading-[1.45] md:my-6 xl:text-lg">{texts.intro}</p>
        <div className={actions}>
          <a className={cta} href="/demo">
            {shellTexts.tryScene}
          </a>
          <a className={actionLink} href="#hour">
            {texts.see}
          </a>
        </div>
      </div>
      <Vote />
    </div>
  );
}

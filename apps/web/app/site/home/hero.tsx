import { t } from "../../i18n/index.ts";
import { HarborScene } from "./harbor-scene.tsx";
import { Vote } from "./vote.tsx";

const texts = t.site.hero;

/** The first screen: the harbor, the headline, and a team vote. */
export function Hero() {
  return (
    <div className="hero dusk">
      <HarborScene />
      <div className="wrap first">
        <h1>
          {texts.title[0]}
          <br />
          {texts.title[1]}
        </h1>
        <p>{texts.intro}</p>
        <div className="act">
          <a className="btn" href="/demo">
            {t.site.nav.tryScene}
          </a>
          <a className="link" href="#hour">
            {texts.see}
          </a>
        </div>
      </div>
      <Vote />
    </div>
  );
}

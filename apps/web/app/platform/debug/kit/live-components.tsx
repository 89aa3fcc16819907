import { Plus } from "lucide-react";
import { stillSource } from "../../../play/client/live-source.ts";
import { directory, info, mine, NOW } from "../../../play/fixtures/people.ts";
import { film } from "../../../play/fixtures/story-scenes.ts";
import { teamView, timer } from "../../../play/fixtures/views.ts";
import { LiveProvider } from "../../../play/stage/live-provider.tsx";
import { stillLive } from "../../../play/stage/still-live.ts";
import { FlameTimer } from "../../../play/stage/timer.tsx";
import { choice, StageButton, Tool } from "../../../play/ui/buttons.tsx";
import { Glyph } from "../../../play/ui/glyph.tsx";
import { PanelLinks } from "../../../play/ui/panel.tsx";
import { Chip, Portrait, TouchedBy } from "../../../play/ui/portrait.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { texts } from "./texts.ts";
import "../../../play/styles/live.css";

const live = stillLive({ view: teamView(film), mine, info, directory, now: NOW }, { rehearsal: true });
const source = stillSource(live);
/** Seconds left of 300. */
const left = [300, 150, 45, 8, 0];

/** What only the live pages have. Scenes, boards and charts are on the pages that the links lead to. */
export function LiveComponents() {
  return (
    <LiveProvider source={source}>
      <div className="flex flex-wrap gap-6">
        {left.map((seconds) => (
          <FlameTimer key={seconds} timer={timer(seconds, 300)} />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {Object.keys(directory.people).map((seat) => (
          <span key={seat} className="relative size-16 overflow-hidden rounded-full">
            <Portrait seat={seat} />
          </span>
        ))}
        <Chip seat="s1" />
        <Chip seat="s2" away />
        <span className="relative size-16 rounded-md border border-line bg-well">
          <TouchedBy seat="s3" />
        </span>
      </div>
      <p className="flex flex-wrap gap-3">
        {texts.glyphs.map((name) => (
          <Glyph key={name} of={name} />
        ))}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <StageButton tone="solid" icon={Plus}>
          {texts.primary}
        </StageButton>
        <StageButton tone="line" icon={Plus}>
          {texts.plain}
        </StageButton>
        <StageButton tone="solid" disabled>
          {texts.disabled}
        </StageButton>
        <Tool icon={Plus} label={texts.plain} />
        <Tool icon={Plus} label={texts.more} labelVisible />
        <Tool icon={Plus} label={texts.pressed} labelVisible aria-pressed />
        <Tool icon={Plus} label={texts.problem} labelVisible data-problem="" />
        <Tool icon={Plus} label={texts.disabled} labelVisible disabled />
      </div>
      <div className="flex flex-wrap gap-3">
        {[false, true].map((chosen) => (
          <button
            key={String(chosen)}
            type="button"
            aria-pressed={chosen}
            className={`${choice} min-h-11 px-4 py-2 font-semibold`}
          >
            {chosen ? texts.chosen : texts.choice}
          </button>
        ))}
      </div>
      <PanelLinks>
        <ButtonLink tone="quiet" to="/debug/experience">
          {texts.scenes}
        </ButtonLink>
        <ButtonLink tone="quiet" to="/debug/scorecard">
          {texts.scorecard}
        </ButtonLink>
      </PanelLinks>
    </LiveProvider>
  );
}

import { type ComponentProps, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { offerToTests } from "../../api/test-object.ts";
import { speak } from "../../i18n/speak.ts";
import { screens } from "../../play/fixtures/index.ts";
import { directory, info, mine, NOW } from "../../play/fixtures/people.ts";
import { lobby, teamView } from "../../play/fixtures/views.ts";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { texts as experienceTexts } from "./experience/texts.ts";
import { Framed } from "./framed.tsx";
import { StillStage } from "./still-stage.tsx";
import { useToolParams } from "./use-tool-params.ts";

const names = [experienceTexts.lobby, ...Object.keys(screens)];
const artBase = `/content/${info.slug}/art`;

/** Every kind of scene on its own, with one seat's view of it. */
export function SceneBrowser() {
  const { get, set } = useToolParams();
  const scene = get("scene") || experienceTexts.lobby;
  return (
    <div className="grid gap-4">
      <Field label={experienceTexts.scene} className="w-full sm:w-80">
        <Select value={scene} onChange={(event) => set({ scene: event.target.value })}>
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Framed
        title={experienceTexts.frame}
        src={`/debug/experience?frame=scene&scene=${encodeURIComponent(scene)}`}
      />
    </div>
  );
}

/** The page inside the frame. */
export function SceneFrame() {
  const screen = screens[useToolParams().get("scene")];
  return (
    <StillStage
      view={screen ? teamView(screen.scene) : lobby}
      mine={screen?.mine ?? mine}
      info={{ ...info, artBase }}
      directory={directory}
      now={NOW}
    />
  );
}

type Still = ComponentProps<typeof StillStage>;

/**
 * The page inside a frame, with whatever a test shows. It has been drawn when `lantern.showStill` returns. `lantern.speak`
 * changes its language.
 */
export function TestFrame() {
  const [still, setStill] = useState<Still | null>(null);
  useEffect(() => {
    offerToTests({ showStill: (next: Still | null) => flushSync(() => setStill(next)), speak });
  }, []);
  return still && <StillStage {...still} />;
}

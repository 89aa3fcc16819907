import { Volume2 } from "lucide-react";
import { useState } from "react";
import { t } from "../../i18n/index.ts";
import { playBell } from "../lobby/bell.ts";
import { StageButton } from "../ui/buttons.tsx";
import type { Result } from "./automatic-checks.ts";
import { CheckRow } from "./row.tsx";

const texts = () => t.systemCheck();

interface Props {
  result: Result | undefined;
  onResult(result: Result): void;
}

/** Plays a bell and asks, because only a person knows whether it was audible. */
export function TrySpeakers({ result, onResult }: Props) {
  const [played, setPlayed] = useState(false);
  const report = (pass: boolean) => {
    setPlayed(false);
    onResult({ pass, text: pass ? texts().speakersOk : texts().speakersBad });
  };
  return (
    <CheckRow part="speakers" result={played ? undefined : result} waiting="">
      <StageButton
        tone="line"
        icon={Volume2}
        onClick={() => {
          playBell();
          setPlayed(true);
        }}
      >
        {texts().trySpeakers}
      </StageButton>
      {played && (
        <fieldset className="flex flex-wrap gap-2.5">
          <legend className="mb-2 font-semibold">{texts().didYouHear}</legend>
          <StageButton tone="line" onClick={() => report(true)}>
            {texts().audible}
          </StageButton>
          <StageButton tone="line" onClick={() => report(false)}>
            {texts().silent}
          </StageButton>
        </fieldset>
      )}
    </CheckRow>
  );
}

import { Volume2 } from "lucide-react";
import { useState } from "react";
import { t } from "../../i18n/index.ts";
import { playBell } from "../lobby/bell.ts";
import { StageButton } from "../ui/buttons.tsx";
import type { Result } from "./own-looks.ts";
import { CheckRow } from "./row.tsx";

const words = t.live.check;

interface Props {
  result: Result | undefined;
  onResult(result: Result): void;
}

/** Plays a bell and asks: only a person knows whether it was heard. */
export function TrySpeakers({ result, onResult }: Props) {
  const [played, setPlayed] = useState(false);
  const answer = (pass: boolean) => {
    setPlayed(false);
    onResult({ pass, text: pass ? words.speakersOk : words.speakersBad });
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
        {words.trySpeakers}
      </StageButton>
      {played && (
        <fieldset>
          <legend>{words.didYouHear}</legend>
          <StageButton tone="line" onClick={() => answer(true)}>
            {words.audible}
          </StageButton>
          <StageButton tone="line" onClick={() => answer(false)}>
            {words.silent}
          </StageButton>
        </fieldset>
      )}
    </CheckRow>
  );
}

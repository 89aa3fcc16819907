import type { ListEncoding } from "@lantern/contract/list-encodings";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { RadioOption } from "../../ui/radio-option.tsx";
import { encodingName } from "./encoding-name.ts";
import type { List } from "./list-reading.ts";
import { texts } from "./texts.ts";

/** The right one is nearly always among these. */
const firstChoices = 6;

/** Asks in which encoding the letters of a file are right, with real lines of it. */
export function EncodingChoice({
  file,
  onChoose,
  onBack,
}: {
  file: NonNullable<List["file"]>;
  onChoose: (encoding: ListEncoding) => void;
  onBack: () => void;
}) {
  const [all, setAll] = useState(false);
  const choices = all ? file.choices : file.choices.slice(0, firstChoices);
  return (
    <div className="grid max-w-160 gap-5">
      <fieldset className="grid gap-3">
        <legend className="font-semibold">{texts.chooseEncoding}</legend>
        <p className="text-sm text-ink-soft">{texts.chooseEncodingHint}</p>
        {choices.map(({ encoding, sample }) => (
          <RadioOption
            key={encoding}
            name="encoding"
            title={encodingName(encoding)}
            onChange={() => onChoose(encoding)}
          >
            {sample.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a sample never changes
              <span key={at} dir="auto" className="block wrap-anywhere text-ink">
                {line}
              </span>
            ))}
          </RadioOption>
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onBack}>{texts.change}</Button>
        {file.choices.length > choices.length && (
          <Button onClick={() => setAll(true)}>
            {texts.moreEncodings(file.choices.length - choices.length)}
          </Button>
        )}
      </div>
    </div>
  );
}

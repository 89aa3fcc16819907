import type { Seat } from "@lantern/engine/commands";
import { useEffect, useRef, useState } from "react";
import { errorText } from "../../i18n/error-text.ts";
import { t } from "../../i18n/index.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { initials } from "../../ui/initials-of.ts";
import { useLive } from "../stage/live-context.ts";
import { StageButton } from "../ui/buttons.tsx";
import { portraitFile } from "../ui/use-portrait.ts";
import { portraitsInUse } from "./in-use.ts";
import { rememberPortrait } from "./remembered.ts";

const texts = () => t.portraits();
/** Every portrait as an option; those of teammates cannot be chosen. */
export function PortraitPicker({ seat, onClose }: { seat: Seat; onClose: () => void }) {
  const view = useLive((live) => live.view);
  const directory = useLive((live) => live.directory);
  const send = useLive((live) => live.send);
  const own = directory.people[seat];
  const [chosen, setChosen] = useState(own?.portrait ?? 0);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    first.current?.focus();
  }, []);
  const [problem, setProblem] = useState("");
  const used = portraitsInUse(view, directory, seat);
  const choose = async () => {
    const result = await send({ type: "portrait", portrait: chosen });
    if (!result.ok) setProblem(errorText(result.code, result.message));
    else {
      rememberPortrait(chosen);
      onClose();
    }
  };
  const ownInitials = initials(own?.name ?? "");
  return (
    <Dialog
      open
      inPlace
      wide
      onClose={onClose}
      title={texts().title}
      description={texts().intro}
      actions={
        <>
          <StageButton tone="line" onClick={onClose}>
            {texts().cancel}
          </StageButton>
          <StageButton tone="solid" onClick={() => void choose()}>
            {texts().choose}
          </StageButton>
        </>
      }
    >
      <fieldset
        className="-mx-1 mt-4 grid max-h-[max(9rem,calc(100dvh-15rem))] grid-cols-[repeat(auto-fill,minmax(64px,1fr))] gap-2 overflow-y-auto p-1"
        aria-label={texts().group}
      >
        {[texts().initials(ownInitials), ...texts().names].map((name, portrait) => {
          const holder = used.get(portrait);
          return (
            <label
              key={name}
              title={holder ? texts().of(name, holder) : name}
              className="relative aspect-square cursor-pointer overflow-hidden rounded-md border-2 border-line has-checked:border-ember has-disabled:cursor-default has-disabled:opacity-35 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-tide"
            >
              <input
                ref={portrait === (own?.portrait ?? 0) ? first : undefined}
                type="radio"
                name="portrait"
                className="absolute inset-0 size-full cursor-[inherit] opacity-0"
                aria-label={holder ? texts().of(name, holder) : name}
                checked={chosen === portrait}
                disabled={holder !== undefined}
                onChange={() => setChosen(portrait)}
              />
              {portrait === 0 ? (
                <i className="l-initials" aria-hidden="true">
                  {ownInitials}
                </i>
              ) : (
                <img
                  className="size-full object-cover"
                  src={portraitFile(portrait)}
                  alt=""
                  loading="lazy"
                  draggable={false}
                />
              )}
            </label>
          );
        })}
      </fieldset>
      <p role="alert">{problem}</p>
    </Dialog>
  );
}

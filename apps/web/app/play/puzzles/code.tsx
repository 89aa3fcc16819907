import type { PuzzleView } from "@lantern/engine/views";
import { ChevronDown, ChevronUp } from "lucide-react";
import { t } from "../../i18n/index.ts";
import { Button } from "../../ui/button.tsx";
import { Glyph } from "../ui/glyph.tsx";
import { TouchedBy } from "../ui/portrait.tsx";
import { type PuzzleDrawing, type PuzzleProps, useMove, useTouch } from "./parts.ts";
import { Strip } from "./strip.tsx";
import { turned } from "./turned.ts";

const texts = () => t.puzzles().code;
const signs = () => t.puzzles().switchboard.signs;
type Wheels = Extract<PuzzleView, { kind: "code" }>["wheels"];

const isWord = (symbol: string) => symbol.length > 2 && !signs()[symbol];

/** A letter, figure or word as text, a symbol as its drawing. */
function Sign({ of }: { of: string }) {
  if (signs()[of]) return <Glyph of={of} className="size-12.5 phone:size-9" />;
  return <span className={isWord(of) ? "text-2xl phone:text-xl" : ""}>{of}</span>;
}

interface WheelProps {
  wheel: Wheels[number];
  value: string | null;
  open: boolean;
  touched: boolean;
  onPut(symbol: string | undefined): void;
}

/** One wheel of the lock: arrows turn it, and typing sets it. */
function Wheel({ wheel, value, open, touched, onPut }: WheelProps) {
  const onKey = (event: React.KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const typed = wheel.symbols.find((symbol) => symbol.toLowerCase() === event.key.toLowerCase());
    if (!by && !typed) return;
    event.preventDefault();
    onPut(by ? turned(wheel.symbols, value, by) : typed);
  };
  const text = value === null ? texts().empty : (signs()[value] ?? value);
  return (
    <>
      <Button
        size="lg"
        className="w-full px-0"
        disabled={!open}
        onClick={() => onPut(turned(wheel.symbols, value, 1))}
      >
        <ChevronUp aria-hidden="true" />
        <span className="sr-only">{texts().up(wheel.label)}</span>
      </Button>
      <div
        className={`l-drum grid h-26 phone:h-13 short:h-11 short:text-2xl w-full place-items-center rounded-md border-2 font-display text-4xl phone:text-3xl leading-none font-medium ${touched ? "border-ember" : "border-field-line"}`}
        role="spinbutton"
        tabIndex={open ? 0 : -1}
        aria-label={wheel.label}
        aria-valuetext={text}
        aria-valuenow={value === null ? -1 : wheel.symbols.indexOf(value)}
        aria-disabled={!open}
        onKeyDown={onKey}
      >
        {value !== null && <Sign of={value} />}
      </div>
      <Button
        size="lg"
        className="w-full px-0"
        disabled={!open}
        onClick={() => onPut(turned(wheel.symbols, value, -1))}
      >
        <ChevronDown aria-hidden="true" />
        <span className="sr-only">{texts().down(wheel.label)}</span>
      </Button>
      <span className="text-center text-sm leading-tight">{wheel.label}</span>
    </>
  );
}

function Lock({ puzzle, scene }: PuzzleProps<"code">) {
  const { open, move } = useMove(scene);
  const touch = useTouch(scene);
  return (
    <ol
      className="flex flex-wrap justify-center gap-3.5 max-xl:gap-x-1.5 short:gap-y-1 sideways:gap-x-1"
      aria-label={texts().lock}
    >
      {puzzle.wheels.map((wheel, slot) => {
        const touched = touch?.control === String(slot) ? touch : null;
        return (
          <li
            key={wheel.id}
            className={`relative grid min-w-11 content-start justify-items-center gap-1.5 short:gap-0.5 sideways:min-w-8 ${wheel.symbols.some(isWord) ? "max-w-36 flex-2 xl:max-w-48" : "max-w-18 flex-1 xl:max-w-24"}`}
          >
            <Wheel
              wheel={wheel}
              value={puzzle.slots[slot] ?? null}
              open={open}
              touched={touched !== null}
              onPut={(item) => item !== undefined && move({ do: "put", slot, item })}
            />
            {touched && <TouchedBy seat={touched.seat} />}
          </li>
        );
      })}
    </ol>
  );
}

function Controls(props: PuzzleProps<"code">) {
  return props.scene.strip ? <Strip {...props} /> : <Lock {...props} />;
}

/** A lock whose word or figures follow from everybody's clues. */
export const drawing: PuzzleDrawing<"code"> = { Controls };

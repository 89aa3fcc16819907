import { useState } from "react";
import { SegmentedControl } from "../../ui/radio-option.tsx";
import { texts as debugTexts } from "./texts.ts";

const texts = debugTexts.frame;
const widths = { wide: 1280, tablet: 768, phone: 390 };
type Width = keyof typeof widths;

/** One of our own pages in a frame, as wide as that kind of screen. */
export function Framed({ title, src }: { title: string; src: string }) {
  const [width, setWidth] = useState<Width>(() => (innerWidth < 640 ? "phone" : "wide"));
  const options = (Object.keys(widths) as Width[]).map((value) => ({ value, label: texts.widths[value] }));
  return (
    <section className="grid justify-items-start gap-3">
      <SegmentedControl label={texts.width} value={width} options={options} onChange={setWidth} />
      <section
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        tabIndex={0}
        className="w-full overflow-x-auto"
      >
        <iframe
          title={title}
          src={src}
          style={{ width: widths[width] }}
          className="h-200 rounded-md border border-line bg-raised"
        />
      </section>
    </section>
  );
}

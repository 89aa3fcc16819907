import type { ReactNode } from "react";

interface Props {
  name: string;
  heading: string;
  /** The text below the heading, unless the script fills it in. */
  text?: string;
  /** Names under which the script fills in the text, and the heading. */
  fill?: string;
  fillHeading?: string;
  role?: "status";
  /** Shown until the script shows another one. */
  visible?: boolean;
  children?: ReactNode;
}

/** One state of a door: hidden until the script shows it. */
export function State({ name, heading, text, fill, fillHeading, role, visible, children }: Props) {
  return (
    <section data-state={name} hidden={!visible} className="grid gap-5">
      <div role={role}>
        <h1 data-fill={fillHeading}>{heading}</h1>
        <p data-fill={fill} className="mt-2 text-ink-soft">
          {text}
        </p>
      </div>
      {children}
    </section>
  );
}

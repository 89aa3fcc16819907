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
  /** Takes its space, invisible, until the script shows a state: the page does not move when it shows this one. */
  reserved?: boolean;
  children?: ReactNode;
}

/** One state of a door: hidden until the script shows it. */
export function State({ name, heading, text, fill, fillHeading, role, visible, reserved, children }: Props) {
  return (
    <section
      data-state={name}
      hidden={!visible && !reserved}
      data-reserved={reserved ? "" : undefined}
      className="grid gap-5 data-reserved:invisible"
    >
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

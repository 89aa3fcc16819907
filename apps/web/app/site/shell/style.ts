/** Class names that many public pages share. */
import { buttonStyle } from "../../ui/button-style.ts";

/** The width of the content. */
export const wrap = "mx-auto w-[min(1240px,100%-clamp(40px,8vw,112px))]";

/** The text that introduces a page or a section. */
export const introText = "max-w-[34em] text-md leading-normal text-pretty text-ink-soft xl:text-lg";

/** The one button of a view. */
export const cta = buttonStyle({ tone: "primary", size: "xl" });

/** A link that stands alone, as beside a button. */
export const actionLink =
  "inline-flex min-h-11 items-center font-semibold text-ink underline decoration-ember hover:text-ember";

/** A row of buttons and links. */
export const actions = "flex flex-wrap items-center gap-x-7 gap-y-2";

/** A heading on the left that stays in view, and its content on the right. */
export const split = "grid items-start gap-[clamp(32px,6vw,96px)] lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]";
export const stick = "space-y-5 lg:sticky lg:top-12";

/** A heading on the left and its introduction on the right. */
export const headingRow =
  "grid items-end gap-x-[clamp(32px,6vw,96px)] gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]";

export const panel = "rounded-md border border-line bg-raised p-[clamp(24px,3.4vw,48px)]";

/** The heading of a page of text. */
export const textTitle = "text-3xl leading-[1.04] font-normal tracking-[-.022em] md:text-4xl xl:text-5xl";

/** The heading of a section within a page of text. */
export const textHeading = "text-xl leading-tight font-medium tracking-[-.01em]";

/** The space around a page of text. */
export const textPage = "pt-[clamp(32px,5vw,72px)] pb-[clamp(64px,8vw,120px)]";

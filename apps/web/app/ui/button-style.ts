const base =
  "inline-flex items-center justify-center gap-2 rounded-md border-(length:--button-edge) font-semibold leading-tight no-underline transition-colors duration-150 ease-out focus-visible:rounded-md disabled:cursor-not-allowed aria-busy:cursor-progress aria-busy:[&_svg]:hidden [&_svg]:-ms-1 [&_svg]:shrink-0";
const unavailable =
  "not-data-waiting:disabled:border-line not-data-waiting:disabled:bg-raised not-data-waiting:disabled:text-ink-soft";
const tones = {
  plain: `border-button-line bg-button text-button-ink hover:bg-button-hover ${unavailable}`,
  primary: `border-ember bg-ember text-on-ember hover:border-ember-hover hover:bg-ember-hover ${unavailable}`,
  quiet:
    "border-transparent bg-transparent text-ink not-disabled:hover:bg-hover not-data-waiting:disabled:text-ink-soft",
  danger: `border-rose-line bg-page text-rose hover:border-rose hover:bg-rose-wash ${unavailable}`,
};
const sizes = {
  md: "min-h-(--control) px-4 [&_svg]:size-4.5",
  lg: "min-h-11 px-4 [&_svg]:size-4.5",
  xl: "min-h-13 px-6 text-md [&_svg]:size-5",
  sm: "min-h-(--control-sm) px-3 text-sm [&_svg]:size-4",
  icon: "size-(--control) p-0 [&_svg]:m-0 [&_svg]:size-4.5",
  iconSm: "size-(--control-sm) p-0 [&_svg]:m-0 [&_svg]:size-4.5",
};

export interface ButtonStyle {
  tone?: keyof typeof tones | undefined;
  size?: keyof typeof sizes | undefined;
  /** The label may take several lines. */
  wrap?: boolean | undefined;
}

/** The style of a button, also for links that look like one. One primary button per view. */
export function buttonStyle({ tone = "plain", size = "md", wrap }: ButtonStyle = {}): string {
  return `${base} ${wrap ? "" : "whitespace-nowrap"} ${tones[tone]} ${sizes[size]}`;
}

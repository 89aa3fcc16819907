import { t } from "../i18n/index.ts";

/** The first tab stop: skips the navigation, to `#main`. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute -top-16 start-3 z-40 rounded-md border border-field-line bg-page px-4 py-2 text-ink focus:top-3"
    >
      {t.ui().skip}
    </a>
  );
}

import { t } from "../../i18n/index.ts";

/** The lantern of the public pages, with the name beside it. */
export function SiteBrand() {
  return (
    <a className="brand" href="/">
      <svg viewBox="0 0 30 34" aria-hidden="true">
        <circle
          cx="15"
          cy="19"
          r="13.2"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeDasharray="74 9"
          transform="rotate(-70 15 19)"
        />
        <path
          d="M15 8.5c1.6 4.6 5.6 6.6 5.6 11.6a5.6 5.6 0 0 1-11.2 0c0-5 4-7 5.6-11.6Z"
          fill="var(--ember)"
        />
        <path
          d="M15 17.5c.9 2 2.3 2.7 2.3 4.6a2.3 2.3 0 0 1-4.6 0c0-1.9 1.4-2.6 2.3-4.6Z"
          fill="var(--page)"
          opacity=".85"
        />
        <path d="M15 0v4" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      </svg>
      {t.shell.product}
    </a>
  );
}

import { cn } from "./cn.ts";

/** The product's logo, a lantern. The favicons have the same shape. */
export function BrandLogo({ className = "h-7 w-5.5" }: { className?: string }) {
  return (
    <svg viewBox="0 0 22 28" fill="none" aria-hidden="true" className={cn("shrink-0", className)}>
      <path d="M7.5 5.2a3.5 3.5 0 0 1 7 0" stroke="currentColor" strokeWidth="1.5" />
      <path
        d="M4.5 7h13l1.6 4.2V21l-1.6 4h-13l-1.6-4v-9.8z"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path
        d="M11 11c2.3 2.6 3.4 4.4 3.4 6.3A3.4 3.4 0 0 1 11 20.8a3.4 3.4 0 0 1-3.4-3.5c0-1.9 1.1-3.7 3.4-6.3z"
        fill="var(--ember)"
      />
    </svg>
  );
}

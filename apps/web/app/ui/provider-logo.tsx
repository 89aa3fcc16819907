import type { SocialProvider } from "@lantern/contract/choices";
import type { ReactNode } from "react";

/** The providers' logos in their own colors. */
const logos: Record<SocialProvider, ReactNode> = {
  microsoft: (
    <>
      <path fill="#f25022" d="M0 0h8.5v8.5H0z" />
      <path fill="#7fba00" d="M9.5 0H18v8.5H9.5z" />
      <path fill="#00a4ef" d="M0 9.5h8.5V18H0z" />
      <path fill="#ffb900" d="M9.5 9.5H18V18H9.5z" />
    </>
  ),
  google: (
    <>
      <path
        fill="#4285f4"
        d="M17.6 9.2c0-.6-.1-1.2-.2-1.8H9v3.5h4.8a4.1 4.1 0 0 1-1.8 2.7v2.3h2.9c1.7-1.6 2.7-3.9 2.7-6.7z"
      />
      <path fill="#34a853" d="M9 18c2.4 0 4.5-.8 6-2.2l-3-2.2a5.4 5.4 0 0 1-8-2.9H1v2.3A9 9 0 0 0 9 18z" />
      <path fill="#fbbc05" d="M4 10.7a5.4 5.4 0 0 1 0-3.4V5H1a9 9 0 0 0 0 8z" />
      <path fill="#ea4335" d="M9 3.6c1.3 0 2.5.5 3.4 1.3L15 2.3A9 9 0 0 0 1 5l3 2.3A5.4 5.4 0 0 1 9 3.6z" />
    </>
  ),
  linkedin: (
    <>
      <rect width="18" height="18" rx="2" fill="#0a66c2" />
      <path
        fill="#fff"
        d="M2.7 6.8h2.6v8.5H2.7zM4 2.6a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM7 6.8h2.5V8c.4-.7 1.2-1.4 2.5-1.4 2.7 0 3.2 1.8 3.2 4v4.7h-2.6v-4.2c0-1 0-2.2-1.4-2.2s-1.6 1.1-1.6 2.2v4.2H7z"
      />
    </>
  ),
  facebook: (
    <path
      fill="#1877f2"
      d="M18 9a9 9 0 1 0-10.4 8.9v-6.3H5.3V9h2.3V7c0-2.3 1.3-3.5 3.4-3.5 1 0 2 .2 2 .2v2.2h-1.2c-1.1 0-1.4.7-1.4 1.4V9h2.5l-.4 2.6h-2.1v6.3A9 9 0 0 0 18 9z"
    />
  ),
};

export function ProviderLogo({ provider }: { provider: SocialProvider }) {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true">
      {logos[provider]}
    </svg>
  );
}

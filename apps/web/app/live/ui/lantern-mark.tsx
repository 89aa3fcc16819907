/** The product's lantern. */
export function LanternMark() {
  return (
    <svg width="22" height="26" viewBox="0 0 22 26" aria-hidden="true">
      <path d="M7 5a4 4 0 0 1 8 0M4 8h14l2 14H2Z" fill="none" stroke="#ffd48a" strokeWidth="1.5" />
      <path d="M11 11c2 3 3 4 3 6a3 3 0 0 1-6 0c0-2 1-3 3-6Z" fill="#ffd48a" />
    </svg>
  );
}

/** Icons for the options of the home page's vote, about what the relay does first. */

/** Nothing is sent: a dial at zero. */
export function Listen() {
  return (
    <svg className="w-8.5 md:w-11.5" viewBox="0 0 52 62" aria-hidden="true">
      <circle cx="26" cy="32" r="21" fill="#121a34" stroke="#9fb3c8" strokeWidth="1.6" />
      <path
        d="M13 39a15 15 0 1 1 26 0M13.5 24.5l2.5 1.6M26 17v3M38.5 24.5l-2.5 1.6"
        stroke="#9fb3c8"
        strokeWidth="1.5"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M26 34L14.5 38.5" stroke="#ffd48a" strokeWidth="2.2" strokeLinecap="round" />
      <circle cx="26" cy="34" r="3" fill="#ffd48a" />
      <path d="M19 46h14" stroke="#9fb3c8" strokeWidth="1.5" strokeLinecap="round" opacity=".6" />
    </svg>
  );
}

/** Three taps on the hull: rings that widen. */
export function Knock() {
  const taps = [
    { x: 11, y: 46, ring: 6 },
    { x: 23, y: 33, ring: 9 },
    { x: 37, y: 17, ring: 12.5 },
  ];
  return (
    <svg className="w-8.5 md:w-11.5" viewBox="0 0 52 62" aria-hidden="true">
      {taps.map(({ x, y, ring }) => (
        <g key={x}>
          <circle cx={x} cy={y} r={ring} fill="none" stroke="#ffd48a" strokeWidth="1.4" opacity=".6" />
          <circle cx={x} cy={y} r="3.2" fill="#ffd48a" />
        </g>
      ))}
      <path d="M5 57h42" stroke="#9fb3c8" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  );
}

/** A strong signal: a mast with waves. */
export function Call() {
  return (
    <svg className="w-8.5 md:w-11.5" viewBox="0 0 52 62" aria-hidden="true">
      <ellipse cx="26" cy="22" rx="22" ry="20" fill="#b9731d" opacity=".28" />
      <path
        d="M17 31a12 12 0 0 1 0-18M35 31a12 12 0 0 0 0-18M10 37a21 21 0 0 1 0-30M42 37a21 21 0 0 0 0-30"
        stroke="#ffd48a"
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M26 24L17 57M26 24l9 33M20.5 44h11" stroke="#c8873c" strokeWidth="2.2" fill="none" />
      <path d="M11 57h30" stroke="#9a6a34" strokeWidth="3" strokeLinecap="round" />
      <circle cx="26" cy="22" r="4.6" fill="#fffaf0" stroke="#ffd48a" strokeWidth="1.6" />
    </svg>
  );
}

/** The curved hull behind a switchboard's windows, in place of the picture's. */
export function Hull() {
  const seams = [208, 412, 610, 808, 1012];
  return (
    <svg className="l-hull-ground" viewBox="0 0 1250 702" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id="l-hull" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#3a4d7a" />
          <stop offset=".3" stopColor="#212f55" />
          <stop offset="1" stopColor="#0c1430" />
        </linearGradient>
      </defs>
      <path d="M-20 262C200 138 1030 122 1290 250V720H-20Z" fill="url(#l-hull)" />
      <g fill="none" stroke="#bfe3f2">
        <path d="M-20 262C200 138 1030 122 1290 250" strokeWidth="2.5" opacity=".85" />
        <path d="M-20 284C200 162 1030 146 1290 272" strokeWidth="1" opacity=".3" />
      </g>
      <g strokeWidth="2">
        {seams.map((x) => (
          <path
            key={x}
            d={`M${x} ${196 - 26 * Math.cos(((x - 610) / 640) * 1.4)}V702`}
            stroke="#0b1230"
            strokeOpacity=".6"
          />
        ))}
        {seams.map((x) => (
          <path
            key={`light-${x}`}
            d={`M${x + 2} ${198 - 26 * Math.cos(((x - 610) / 640) * 1.4)}V702`}
            stroke="#9fb7dc"
            strokeOpacity=".14"
          />
        ))}
      </g>
    </svg>
  );
}

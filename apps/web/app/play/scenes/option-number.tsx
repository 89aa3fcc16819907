/** The option's number, which is also its key, on a lantern. The lantern is lit when the option is selected. */
export function OptionNumber({ number, selected }: { number: number; selected: boolean }) {
  return (
    <svg className="h-10.5 w-8.5 xl:h-15.5 xl:w-13" viewBox="0 0 52 62" aria-hidden="true">
      {selected && (
        <>
          <ellipse cx="26" cy="34" rx="25" ry="25" fill="#ffb84d" opacity=".2" />
          <path
            d="M26 1v5M7 9l4 4M45 9l-4 4M1 30h5M46 30h5"
            stroke="#ffd48a"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </>
      )}
      <path
        d="M15 45V24a11 11 0 0 1 22 0v21Z"
        fill={selected ? "#ffd48a" : "#121a34"}
        stroke={selected ? "#fff1d0" : "#9fb3c8"}
        strokeWidth="1.5"
      />
      <path d="M11 45h30v5H11zM15 50h22l3 8H12Z" fill={selected ? "#9a6a34" : "#5a4630"} />
      <text
        x="26"
        y="38"
        textAnchor="middle"
        fontSize="17"
        fontWeight="600"
        fill={selected ? "#241703" : "#f6efe2"}
        style={{ fontFamily: "var(--font-text)" }}
      >
        {number}
      </text>
    </svg>
  );
}

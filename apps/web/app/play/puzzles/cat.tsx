const WHITE = "#efe8de";
const PATCH = "#c98d54";

function Muzzle({ eyes }: { eyes: "open" | "shut" }) {
  return (
    <g>
      <path
        d="M-40 12C-44 -12 -38 -24 -32 -54L-12 -34H12L32 -54C38 -24 44 -12 40 12C36 38 14 40 0 40C-14 40 -36 38 -40 12Z"
        fill="#f5f0ea"
      />
      <path d="M-28 -44L-14 -30L-32 -20ZM28 -44L14 -30L32 -20Z" fill="#f0a79a" />
      <path d="M4 -34H12L32 -54C36 -40 38 -20 34 -8C20 -8 8 -18 4 -34Z" fill={PATCH} />
      <path d="M-4 16H4L0 21Z" fill="#c97a72" />
      <path d="M0 21Q-8 29 -14 23M0 21Q8 29 14 23" stroke="#5a4a48" strokeWidth="2.2" fill="none" />
      <path
        d="M-20 17H-52M-20 21L-50 28M20 17H52M20 21L50 28"
        stroke="#fff"
        strokeOpacity=".75"
        strokeWidth="1.6"
      />
      {eyes === "shut" ? (
        <path d="M-24 2q8 7 16 0M8 2q8 7 16 0" stroke="#5a4a48" strokeWidth="3" fill="none" />
      ) : (
        <g>
          <ellipse cx="-16" rx="8.5" ry="10.5" fill="#5b7a3a" />
          <ellipse cx="16" rx="8.5" ry="10.5" fill="#5b7a3a" />
          <ellipse cx="-16" rx="3" ry="9" fill="#10100c" />
          <ellipse cx="16" rx="3" ry="9" fill="#10100c" />
        </g>
      )}
    </g>
  );
}

/** Button, the museum cat: asleep, awake, and at the end of a bow. The three poses follow each other when he wakes. */
export function Cat({ pose }: { pose: "sleep" | "sit" | "bow" }) {
  return (
    <svg className="l-cat" data-pose={pose} viewBox="-150 -200 320 216" aria-hidden="true">
      <g className="l-cat-sleep" strokeLinecap="round" fill="none">
        <path d="M-96 0C-116 -50 -60 -84 0 -84C66 -84 112 -50 96 0Q0 10 -96 0Z" fill={WHITE} />
        <path
          d="M60 -70C90 -52 106 -30 96 0Q60 6 30 6C70 -10 76 -40 60 -70Z"
          fill="#4a2a30"
          fillOpacity=".22"
        />
        <ellipse cx="30" cy="-52" rx="34" ry="22" transform="rotate(11 30 -52)" fill={PATCH} />
        <path d="M92 -12C60 20 -10 14 -60 6" stroke="#cfc7bd" strokeWidth="22" />
        <path d="M92 -12C60 20 -10 14 -60 6" stroke={WHITE} strokeWidth="17" />
        <path d="M-50 6L-60 5" stroke={PATCH} strokeWidth="17" />
        <g transform="translate(-66 -34) rotate(-12.600) scale(.95)">
          <Muzzle eyes="shut" />
        </g>
      </g>
      <g className="l-cat-sit" strokeLinecap="round" fill="none">
        <path d="M44 -16C92 -8 108 -40 96 -70" stroke="#cfc7bd" strokeWidth="21" />
        <path d="M44 -16C92 -8 108 -40 96 -70" stroke={WHITE} strokeWidth="16" />
        <path d="M98 -62L96 -70" stroke={PATCH} strokeWidth="16" />
        <path d="M-46 0C-62 -50 -40 -118 0 -122C40 -118 62 -50 46 0Q0 8 -46 0Z" fill={WHITE} />
        <path
          d="M14 -120C46 -110 62 -50 46 0Q30 4 16 4C40 -40 34 -90 14 -120Z"
          fill="#4a2a30"
          fillOpacity=".2"
        />
        <ellipse cx="30" cy="-54" rx="20" ry="30" transform="rotate(-17 30 -54)" fill={PATCH} />
        <path
          d="M-24 -70C-28 -40 -26 -20 -26 0H-4C-6 -30 -6 -50 -8 -76ZM24 -70C28 -40 26 -20 26 0H4C6 -30 6 -50 8 -76Z"
          fill="#f9f5ef"
        />
        <path
          d="M-10 -2v-6M-17 -2v-7M10 -2v-6M17 -2v-7"
          stroke="#5a463c"
          strokeOpacity=".5"
          strokeWidth="2"
        />
        <g transform="translate(0 -146) scale(1.05)">
          <Muzzle eyes="open" />
        </g>
      </g>
      <g className="l-cat-bow" strokeLinecap="round" fill="none">
        <path
          className="l-cat-tail"
          d="M-78 -92C-112 -118 -112 -158 -84 -184"
          stroke="#cfc7bd"
          strokeWidth="20"
        />
        <path
          className="l-cat-tail"
          d="M-78 -92C-112 -118 -112 -158 -84 -184"
          stroke={WHITE}
          strokeWidth="15"
        />
        <path className="l-cat-tail" d="M-90 -178L-84 -184" stroke={PATCH} strokeWidth="15" />
        <path d="M-62 0C-58 -24 -64 -40 -76 -54L-40 -62C-34 -40 -32 -20 -36 0Z" fill="#d9d1c6" />
        <path
          d="M-104 -78C-104 -118 -62 -128 -28 -112C10 -94 44 -66 74 -46C92 -34 90 -10 64 -10C34 -12 2 -28 -26 -38C-46 -44 -62 -46 -78 -44C-96 -46 -104 -60 -104 -78Z"
          fill={WHITE}
        />
        <path
          d="M-26 -38C2 -28 34 -12 64 -10C78 -10 86 -16 86 -26C60 -20 20 -40 -14 -56C-42 -66 -76 -60 -98 -58C-94 -50 -88 -46 -78 -44C-62 -46 -46 -44 -26 -38Z"
          fill="#4a2a30"
          fillOpacity=".2"
        />
        <path d="M-92 0C-86 -26 -96 -40 -98 -58L-60 -60C-60 -40 -62 -18 -66 0Z" fill={WHITE} />
        <ellipse cx="-30" cy="-92" rx="34" ry="19" transform="rotate(26 -30 -92)" fill={PATCH} />
        <path d="M52 -16H128C138 -16 140 -2 130 0H50Z" fill="#f9f5ef" />
        <path d="M40 -20H108C118 -20 120 -6 110 -4H40Z" fill="#e4dcd1" />
        <path d="M124 -2v-6M131 -3v-6" stroke="#5a463c" strokeOpacity=".5" strokeWidth="2" />
        <g transform="translate(92 -46) rotate(24) scale(.95)">
          <Muzzle eyes="shut" />
        </g>
      </g>
    </svg>
  );
}

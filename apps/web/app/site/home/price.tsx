import { PackTable } from "../pricing/pack-table.tsx";
import { actionLink, wrap } from "../shell/style.ts";
import { texts as homeTexts } from "./texts.ts";

const texts = homeTexts.price;

/** A building per team, a lit window per participant who came. */
const buildings = [
  { wall: "#3c5a60", chimney: 0, floor: 0, windows: 5, dark: -1 },
  { wall: "#7a4440", chimney: 21, floor: 7, windows: 5, dark: -1 },
  { wall: "#7d5a34", chimney: 0, floor: 0, windows: 5, dark: 4 },
  { wall: "#35576e", chimney: 14, floor: 0, windows: 5, dark: -1 },
];

export function Price() {
  return (
    <section id="price">
      <div className={`${wrap} grid overflow-hidden rounded-md border border-line bg-raised lg:grid-cols-2`}>
        <div className="p-[clamp(28px,4.4vw,64px)]">
          <h2>{texts.heading}</h2>
          <PackTable />
          <p className="mb-3 max-w-[34em] text-md leading-normal text-pretty text-ink-soft">{texts.note}</p>
          <p>
            <a className={actionLink} href="/pricing">
              {texts.link}
            </a>
          </p>
        </div>
        <figure className="quay dusk flex flex-col justify-end overflow-hidden max-lg:pt-12">
          <div className="street flex items-end justify-center px-5 max-md:[&_svg]:h-auto max-md:[&_svg]:w-[22%]">
            {buildings.map((building) => (
              <Building key={building.wall} {...building} />
            ))}
          </div>
          <figcaption className="px-8 pt-6 pb-8 text-md">
            <b>{texts.example[0]}</b> {texts.example[1]}
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

function Building({ wall, chimney, floor, windows, dark }: (typeof buildings)[number]) {
  const foot = 158 + floor;
  const eaves = 30 + floor;
  return (
    <svg width="123" height={foot * 2.05} viewBox={`0 0 60 ${foot}`} aria-hidden="true">
      <path d={`M1 ${eaves}V${foot}H59V${eaves}L30 4Z`} fill={wall} />
      <path d={`M30 4L59 ${eaves}V${foot}H30Z`} fill="#0b1020" opacity=".22" />
      <path
        d={`M-4 ${eaves + 4}L30 2L64 ${eaves + 4}`}
        fill="none"
        stroke="#0b1020"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      {chimney > 0 && <path d={`M44 ${chimney}v-14h8v22z`} fill="#0b1020" />}
      {Array.from({ length: windows }, (_, index) => {
        const x = index % 2 === 0 ? 10 : 34;
        const y = 40 + floor + Math.floor(index / 2) * 32;
        return (
          <g key={`${x} ${y}`}>
            <rect className={index === dark ? "off" : "on"} x={x} y={y} width="16" height="21" rx="1" />
            <path d={`M${x + 8} ${y}v21M${x} ${y + 9}h16`} stroke="#0b1020" strokeWidth="1.6" opacity=".5" />
          </g>
        );
      })}
      <path d={`M23 ${foot}v-20a7 7 0 0 1 14 0v20z`} fill="#0b1020" />
    </svg>
  );
}

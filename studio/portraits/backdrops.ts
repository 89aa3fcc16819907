/** Places at dusk behind a portrait. Each has one light, which falls on the sitter from its side. */
interface Backdrop {
  /** Colors of the sky, from the top. */
  sky: readonly [string, string, string];
  /** Color of the light and of the edges that it touches. */
  light: string;
  /** Where the light is. */
  at: readonly [number, number];
  drawing: string;
}

const glass = (x: number, y: number, w: number, h: number) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="3"/>`;

export const backdrops = {
  window: {
    sky: ["#16305e", "#3f6fa8", "#e8c98a"],
    light: "#ffe3ae",
    at: [250, 104],
    drawing:
      '<path d="M204 152V78a46 46 0 0 1 92 0v74Z" fill="#ffdf9c" opacity=".6"/><path d="M250 32v120M204 92h92" stroke="#101c3a" stroke-width="5"/><path d="M198 152h104v7H198z" fill="#101c3a"/>',
  },
  beacon: {
    sky: ["#0f3044", "#2f7f86", "#f0b878"],
    light: "#ffe9b8",
    at: [62, 96],
    drawing:
      '<g fill="none" stroke="#ffe3ae" stroke-width="3"><circle cx="62" cy="96" r="26" opacity=".6"/><circle cx="62" cy="96" r="44" opacity=".4"/><circle cx="62" cy="96" r="62" opacity=".25"/></g><circle cx="62" cy="96" r="13" fill="#fff1cf"/><path d="M54 109h16l8 92H46Z" fill="#0b1f2e" opacity=".8"/>',
  },
  harbor: {
    sky: ["#332054", "#8a4a78", "#f0a878"],
    light: "#ffd8b4",
    at: [252, 128],
    drawing:
      '<g stroke="#160f2e" stroke-width="3" fill="none"><path d="M54 150V34M32 62h44M38 90h32M274 150V56M258 82h32"/></g><path d="M0 148h320v60H0z" fill="#160f2e" opacity=".55"/><path d="M20 148c6 15 58 15 66 0ZM250 148c5 12 44 12 50 0Z" fill="#160f2e"/><path d="M226 160h56M236 170h38M222 181h66" stroke="#ffcf9a" stroke-opacity=".45" stroke-width="2"/>',
  },
  hearth: {
    sky: ["#4a2038", "#b0523e", "#f0b060"],
    light: "#ffe0ae",
    at: [252, 74],
    drawing: `<g fill="#ffdf9c" opacity=".92">${glass(222, 28, 30, 42)}${glass(258, 28, 30, 42)}${glass(222, 76, 30, 42)}${glass(258, 76, 30, 42)}</g><rect x="212" y="121" width="86" height="7" rx="3" fill="#1c1430"/><path d="M34 200c-2-40 4-66 18-84 10 20 16 48 14 84Z" fill="#1c1430" opacity=".5"/>`,
  },
  lamp: {
    sky: ["#2c1c4e", "#6a4690", "#e8a860"],
    light: "#ffdf9c",
    at: [58, 82],
    drawing:
      '<path d="M58 0v44" stroke="#150d33" stroke-width="3"/><path d="M30 74c2-20 12-30 28-30s26 10 28 30Z" fill="#150d33"/><path d="M36 74h44c0 14-10 24-22 24s-22-10-22-24Z" fill="#ffe6ad"/>',
  },
  leaves: {
    sky: ["#0f3a34", "#2f8a68", "#cfe08a"],
    light: "#f7f0be",
    at: [246, 56],
    drawing:
      '<g fill="#0d332e"><path d="M232 200c-6-62 20-112 68-132 0 60-20 112-68 132Z"/><path d="M66 200c6-52-12-98-54-118-2 54 14 96 54 118Z"/><path d="M264 200c10-36 28-56 56-62v62Z"/></g><g stroke="#3f8f68" stroke-opacity=".5" stroke-width="2" fill="none"><path d="M236 196c12-48 30-86 60-122M64 196C56 150 38 112 16 88"/></g>',
  },
  moon: {
    sky: ["#12304a", "#3f7a98", "#bfe3f2"],
    light: "#f2f8ff",
    at: [72, 56],
    drawing:
      '<circle cx="72" cy="56" r="28" fill="#fff4d6"/><path d="M0 168c50-26 100-30 160-14s110 10 160-8v60H0Z" fill="#0f2c42" opacity=".4"/><path d="M248 200V72l18-24 18 24v128Z" fill="#0b1c32"/><path d="M258 92h16v22h-16z" fill="#ffdf9c"/>',
  },
  planet: {
    sky: ["#141a44", "#3c4f98", "#a9b9e8"],
    light: "#dfe9ff",
    at: [252, 62],
    drawing:
      '<circle cx="252" cy="62" r="36" fill="#e2c99c"/><path d="M222 42a36 36 0 0 1 50-9c-30 0-40 10-50 9Z" fill="#f3e1bd"/><path d="M252 98a36 36 0 0 0 36-36c-4 20-18 32-36 36Z" fill="#8d7368"/><path d="M196 86c30 8 92-10 118-36" fill="none" stroke="#cfe0ff" stroke-width="5" stroke-linecap="round" opacity=".85"/>',
  },
  lighthouse: {
    sky: ["#1d2050", "#5a5aa0", "#f0b4a0"],
    light: "#ffeec4",
    at: [264, 62],
    drawing:
      '<path d="M264 62 0 8v58Z" fill="#ffeec4" opacity=".28"/><path d="M252 80h24l8 120h-40Z" fill="#efe6e0"/><path d="M250 104h28l2 24h-32ZM246 152h36l2 24h-40Z" fill="#c25a4e"/><path d="M250 54h28v26h-28z" fill="#fff0bf"/><path d="M246 54c2-12 34-12 36 0Z" fill="#141a3c"/><path d="M246 78h36v6h-36z" fill="#141a3c"/>',
  },
  books: {
    sky: ["#1f2340", "#4c3f63", "#a8745a"],
    light: "#ffdcaa",
    at: [52, 60],
    drawing:
      '<g opacity=".85"><path d="M222 40h98v5h-98zM222 96h98v5h-98zM222 152h98v5h-98z" fill="#191329"/><path d="M232 8h11v32h-11zM260 12h9v28h-9z" fill="#c9764e"/><path d="M245 4h12v36h-12zM290 62h12v34h-12z" fill="#3f7f7a"/><path d="M234 58h10v38h-10zM276 4h14v36h-14z" fill="#d9a45c"/><path d="M247 64h12v32h-12zM262 60h9v36h-9zM236 112h12v40h-12z" fill="#7d5a86"/><path d="M252 118h10v34h-10zM304 10h10v30h-10z" fill="#b55a58"/><path d="M274 108h12v44h-12z" fill="#4f6f9e"/></g><path d="M46 200h12V86H46z" fill="#191329"/><path d="m28 88 12-42h24l12 42Z" fill="#ffe6ad"/>',
  },
  hills: {
    sky: ["#2a2f62", "#8a5f8e", "#f7c08a"],
    light: "#ffe2b4",
    at: [66, 128],
    drawing:
      '<circle cx="66" cy="128" r="24" fill="#ffedc8"/><path d="M0 138c36-26 74-30 118-10 40-30 92-44 202-8v86H0Z" fill="#5a4678" opacity=".75"/><path d="M0 160c60-20 110-22 170-6 50-18 100-18 150 2v50H0Z" fill="#2c2750"/><path d="m262 138 9-26 9 26ZM280 142l8-22 8 22Z" fill="#2c2750"/>',
  },
  lights: {
    sky: ["#231a3c", "#5c3560", "#c9705e"],
    light: "#ffdca4",
    at: [262, 74],
    drawing:
      '<path d="M-4 30C60 74 120 76 164 44 210 78 270 70 324 22" fill="none" stroke="#160f28" stroke-width="2.5"/><g fill="#ffe7b0"><circle cx="28" cy="52" r="7"/><circle cx="72" cy="70" r="7"/><circle cx="228" cy="69" r="7"/><circle cx="266" cy="60" r="7"/><circle cx="300" cy="42" r="7"/></g><path d="M0 200v-44h34v-22h40v66ZM248 200v-56h30v-18h42v74Z" fill="#160f28" opacity=".7"/><g fill="#ffcf8a"><path d="M12 168h8v10h-8zM46 148h8v10h-8zM290 140h8v10h-8zM262 160h8v10h-8z"/></g>',
  },
} satisfies Record<string, Backdrop>;

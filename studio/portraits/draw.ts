import { dark } from "../kit/palette.ts";
/** Draws a sitter as an SVG of 320 x 200: their head fits a circle around (160, 88) as well as a wide tile. */
import { backdrops } from "./backdrops.ts";
import { beards } from "./beards.ts";
import { clothes, wheelchair } from "./clothes.ts";
import { earrings, features, glasses, hearingAid, neck, shadeSide, skull } from "./face.ts";
import { type HairStyle, hairs } from "./hair.ts";
import { type HeadwearStyle, headwear } from "./headwear.ts";
import { type Sitter, SKINS } from "./sitter.ts";

/** Scattered by the golden angle, so that the same number always draws the same sky. */
function stars(): string {
  const points = Array.from({ length: 16 }, (_, at) => {
    const x = (at * 197.5 + 31) % 320;
    const y = (at * 61.8 + 9) % 118;
    return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${0.6 + (at % 4) * 0.3}"/>`;
  });
  return `<g fill="#f2f6ff" opacity=".55">${points.join("")}</g>`;
}

/** Sky, light and place, and an edge of light for what stands before them. */
export function scene(name: keyof typeof backdrops, front: string): string {
  const { sky, light, at, drawing } = backdrops[name];
  const lit = at[0] > 160 ? 1 : -1;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200">
<defs>
<linearGradient id="s" x2=".3" y2="1"><stop stop-color="${sky[0]}"/><stop offset=".62" stop-color="${sky[1]}"/><stop offset="1" stop-color="${sky[2]}"/></linearGradient>
<radialGradient id="g"><stop stop-color="${light}" stop-opacity=".8"/><stop offset=".4" stop-color="${light}" stop-opacity=".28"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>
<linearGradient id="d" x2="0" y2="1"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".45"/></linearGradient>
<filter id="r" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB">
<feOffset in="SourceAlpha" dx="${-2.6 * lit}" dy="1.8" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out" result="e"/>
<feFlood flood-color="${light}"/><feComposite in2="e" operator="in"/><feGaussianBlur stdDeviation=".7" result="b"/>
<feComposite in="b" in2="SourceAlpha" operator="in" result="l"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="l"/></feMerge>
</filter>
</defs>
<rect width="320" height="200" fill="url(#s)"/>
${stars()}
<circle cx="${at[0]}" cy="${at[1]}" r="104" fill="url(#g)"/>
<circle cx="160" cy="88" r="112" fill="url(#g)" opacity=".5"/>
${drawing}
${front}
<rect width="320" height="200" fill="url(#d)" opacity=".5"/>
</svg>
`;
}

const rim = (inside: string) => inside && `<g filter="url(#r)">${inside}</g>`;
const dyed = (color: string, inside = "") => inside && `<g fill="${color}" color="${color}">${inside}</g>`;

/** The portrait of this person. */
export function portrait(sitter: Sitter): string {
  const skin = SKINS[sitter.skin];
  const lit = backdrops[sitter.backdrop].at[0] > 160 ? 1 : -1;
  const hat: HeadwearStyle | undefined = sitter.headwear && headwear[sitter.headwear];
  const hatColor = sitter.headwearColor ?? sitter.hairColor;
  const hair: HairStyle = hat?.covers ? {} : hairs[sitter.hair];
  const { wheelchair: frame } = sitter;
  const [garment, trim] = sitter.clothesColors;
  const brow =
    sitter.old && sitter.hair !== "bald"
      ? "#8d8790"
      : sitter.beard
        ? sitter.hairColor
        : dark(sitter.hairColor, 0.75);
  const head = [
    rim(skull(skin, !hair.covers && !hat?.covers)),
    shadeSide(skin, lit),
    features(sitter, skin, brow),
    sitter.beard ? beards[sitter.beard](sitter.hairColor) : "",
    (hair.soft ? String : rim)(dyed(sitter.hairColor, hair.front)),
    sitter.glasses ? glasses(sitter.glasses) : "",
    hat ? rim(hat.front(hatColor)) : "",
    sitter.hearingAid ? hearingAid() : "",
    sitter.earrings ? earrings(sitter.earrings) : "",
  ].join("");
  const wide = sitter.wide ?? 1;
  const pose = `translate(160 134) rotate(${sitter.tilt ?? 0}) scale(${wide} 1) translate(-160 -134)`;
  const posed = (inside: string) => inside && `<g transform="${pose}">${inside}</g>`;
  const front = [
    frame ? wheelchair(frame) : "",
    posed(rim(`${dyed(sitter.hairColor, hair.back)}${hat?.back?.(hatColor) ?? ""}`)),
    neck(skin),
    rim(clothes[sitter.clothes](garment, trim)),
    posed(head),
    posed(rim(dyed(sitter.hairColor, hair.over))),
  ];
  return scene(sitter.backdrop, front.filter(Boolean).join("\n"));
}

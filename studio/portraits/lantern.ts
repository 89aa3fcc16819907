/** The portrait for whoever wants no face: a lantern in the dark. */
import { scene } from "./draw.ts";

export function lantern(): string {
  const front = `<circle cx="160" cy="98" r="96" fill="url(#g)"/><circle cx="160" cy="104" r="50" fill="url(#g)"/>
<path d="M160 0v22" stroke="#1a1226" stroke-width="4"/><path d="M136 44a24 24 0 0 1 48 0" fill="none" stroke="#1a1226" stroke-width="6"/>
<g filter="url(#r)"><path d="M130 60c2-14 14-20 30-20s28 6 30 20l8 8v8h-76v-8Z" fill="#2a1c30"/><path d="M122 142h76v8l-6 10h-64l-6-10Z" fill="#2a1c30"/></g>
<path d="M130 76h60l4 66h-68Z" fill="#ffe9b4" opacity=".82"/>
<path d="M160 84c4 12 18 18 18 36a18 18 0 0 1-36 0c0-18 14-24 18-36Z" fill="#ffb74a"/><path d="M160 106c2 6 8 9 8 17a8 8 0 0 1-16 0c0-8 6-11 8-17Z" fill="#fffaf0"/>
<path d="M130 76l-4 66M190 76l4 66M160 76v8M160 140v2" stroke="#2a1c30" stroke-width="5"/>`;
  return scene("hills", front);
}

/** Seconds that the pictures and the sound of the opening share. */

/** Second of the bite; the sound has it at the same time. */
export const BITE = 3.2;

/** Seconds at which each of the six meets the step; the sound stumbles with them. */
export const TRIPS = [2.4, 3.9, 5.3, 6.8, 8.2, 9.6];

const PINK = "#ff6a52";

export const YELLOW = "#ffcf5a";

/** A stroke of the pencil on the plan. */
export interface Stroke {
  path: string;
  color: string;
  width: number;
  /** Seconds while it is drawn. */
  from: number;
  to: number;
  dash?: boolean;
}

/** Seconds at which the pencil starts a stroke, for the sound. */
export const STROKES: readonly Stroke[] = [
  { path: "M470 520L250 640", color: "#dfe8ee", width: 7, from: 0.9, to: 1.8 },
  { path: "M284 606L250 640L296 638", color: "#dfe8ee", width: 7, from: 1.8, to: 2.1 },
  { path: "M310 540L420 630", color: "#ff5440", width: 9, from: 2.6, to: 2.9 },
  { path: "M420 536L316 636", color: "#ff5440", width: 9, from: 3.1, to: 3.4 },
  { path: "M800 800V470L868 449", color: PINK, width: 15, from: 4.2, to: 5.5 },
  { path: "M834 438L870 448L848 478", color: PINK, width: 13, from: 5.5, to: 5.7 },
  { path: "M902 420h30M916 450l24 17M906 396l23 -19", color: YELLOW, width: 7, from: 5.8, to: 6.1 },
  { path: "M770 520C700 540 700 600 760 620", color: PINK, width: 8, from: 6.8, to: 7.9, dash: true },
  { path: "M726 616L760 620L752 586", color: PINK, width: 8, from: 7.9, to: 8.1 },
  { path: "M820 640C860 600 840 520 980 470", color: PINK, width: 8, from: 8.5, to: 9.7, dash: true },
  { path: "M944 466L980 470L968 500", color: PINK, width: 8, from: 9.7, to: 9.9 },
];

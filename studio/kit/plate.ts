import { randomNumbers } from "@lantern/engine/random";
import type { Random } from "./random.ts";

export const WIDTH = 1600;
export const HEIGHT = 900;

export type Pen = CanvasRenderingContext2D;

/** Colors of a gradient from its start to its end; those between have a position from 0 to 1. */
type Stops = readonly (string | readonly [at: number, color: string])[];

/** The canvases a painter draws on: `c` is lit by the lamps, `e` emits light. */
export interface Plate {
  c: Pen;
  e: Pen;
  next: Random;
}

/** An empty plate; drawings use picture units at every output size. */
export function plate(scale: number, seed: number): Plate {
  return { c: pen(scale), e: pen(scale), next: randomNumbers(seed) };
}

/** A canvas of picture size, scaled so that drawing stays in picture units. */
export function pen(scale: number): Pen {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(WIDTH * scale);
  canvas.height = Math.round(HEIGHT * scale);
  const g = canvas.getContext("2d");
  if (!g) throw new Error("no 2d canvas");
  g.scale(scale, scale);
  return g;
}

/** Draws in a moved, turned and scaled frame, on both parts of the plate. */
export function at(p: Plate, x: number, y: number, scale: number, angle: number, draw: () => void): void {
  for (const g of [p.c, p.e]) {
    g.save();
    g.translate(x, y);
    g.rotate(angle);
    g.scale(scale, scale);
  }
  draw();
  p.c.restore();
  p.e.restore();
}

/** A gradient along a line. */
export const along = (g: Pen, x0: number, y0: number, x1: number, y1: number, stops: Stops): CanvasGradient =>
  colored(g.createLinearGradient(x0, y0, x1, y1), stops);

/** A gradient from a middle outwards. */
export const around = (g: Pen, x: number, y: number, r: number, stops: Stops): CanvasGradient =>
  colored(g.createRadialGradient(x, y, 0, x, y, r), stops);

function colored(gradient: CanvasGradient, stops: Stops): CanvasGradient {
  stops.forEach((stop, i) => {
    if (typeof stop === "string") gradient.addColorStop(i === 0 ? 0 : 1, stop);
    else gradient.addColorStop(...stop);
  });
  return gradient;
}

export type Fill = string | CanvasGradient;

/** Fills an SVG path. */
export function fill(g: Pen, path: string, style: Fill): void {
  g.fillStyle = style;
  g.fill(new Path2D(path));
}

/** Fills an SVG path and hides own light behind it; `veil` under 1 lets some of that light through. */
export function solid(p: Plate, path: string, style: Fill, veil = 1): void {
  fill(p.c, path, style);
  p.e.save();
  p.e.globalCompositeOperation = "destination-out";
  fill(p.e, path, `rgba(0,0,0,${veil})`);
  p.e.restore();
}

/** Strokes an SVG path with round ends. */
export function line(g: Pen, path: string, style: Fill, width: number): void {
  g.strokeStyle = style;
  g.lineWidth = width;
  g.lineCap = "round";
  g.lineJoin = "round";
  g.stroke(new Path2D(path));
}

/** Fills a circle or, with a second radius, an ellipse. */
export function disc(g: Pen, x: number, y: number, r: number, style: Fill, ry = r, angle = 0): void {
  g.fillStyle = style;
  g.beginPath();
  g.ellipse(x, y, r, ry, angle, 0, Math.PI * 2);
  g.fill();
}

/** Strokes a circle. */
export function hoop(g: Pen, x: number, y: number, r: number, style: Fill, width: number, ry = r): void {
  g.strokeStyle = style;
  g.lineWidth = width;
  g.beginPath();
  g.ellipse(x, y, r, ry, 0, 0, Math.PI * 2);
  g.stroke();
}

/** Points as pairs of numbers, or as SVG writes them: "0,0 40,0 40,20". */
export type Points = string | readonly (readonly [number, number])[];

const numbersOf = <Row extends number[]>(text: string): Row[] =>
  text.split(" ").map((row) => row.split(",").map(Number) as Row);

/** Numbers in twos, such as points. */
export const pairs = (points: Points): readonly (readonly [number, number])[] =>
  typeof points === "string" ? numbersOf<[number, number]>(points) : points;

/** Numbers in threes, such as points with a size: "0,0,1 40,0,1.2". */
export const triples = (text: string): [number, number, number][] => numbersOf(text);

/** Fills a polygon. */
export function poly(g: Pen, points: Points, style: Fill): void {
  g.fillStyle = style;
  g.beginPath();
  for (const [x, y] of pairs(points)) g.lineTo(x, y);
  g.closePath();
  g.fill();
}

/** Draws only inside a path. */
export function inside(g: Pen, path: string, draw: () => void): void {
  g.save();
  g.clip(new Path2D(path));
  draw();
  g.restore();
}

/** The SVG path of a circle, for clipping and cutting. */
export function circle(x: number, y: number, r: number, ry = r): string {
  return `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0Z`;
}

/** Cuts a hole through everything painted so far. */
export function cut(p: Plate, path: string): void {
  for (const g of [p.c, p.e]) {
    g.save();
    g.globalCompositeOperation = "destination-out";
    fill(g, path, "#000");
    g.restore();
  }
}

/** Wear and tear: faint strokes on what is already painted within a box. */
export function wear(
  p: Plate,
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  strength = 0.06,
): void {
  const { c, next } = p;
  c.save();
  c.globalCompositeOperation = "source-atop";
  for (let i = 0; i < count; i++) {
    c.fillStyle = `rgba(${next() < 0.6 ? "8,12,28" : "255,244,220"},${next() * strength})`;
    c.fillRect(x + next() * w, y + next() * h, 3 + next() * 34, 1 + next() * 3);
  }
  c.restore();
}

import type { ScorecardView } from "@lantern/engine/scorecard";
import { nameOf } from "./road.ts";

const [WIDTH, HEIGHT, EDGE] = [1200, 630, 64];

/** What the picture says. It has no points and nothing that anybody wrote. */
interface Sharing {
  /** The team, as one line. */
  team: string;
  card: Pick<ScorecardView, "ending" | "experience" | "path">;
  /** Address of the ending's picture. */
  art: string | null;
}

/** Draws the picture that a team may share: its ending, its people, its road and its line. */
export async function drawSharing({ team, card, art }: Sharing): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  pen.fillStyle = "#0b1020";
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const picture = art ? await load(art) : null;
  if (picture) {
    const scale = Math.max(WIDTH / picture.width, HEIGHT / picture.height);
    const [w, h] = [picture.width * scale, picture.height * scale];
    pen.drawImage(picture, (WIDTH - w) / 2, (HEIGHT - h) / 2, w, h);
  }
  const veil = pen.createLinearGradient(0, 0, 0, HEIGHT);
  veil.addColorStop(0, "rgba(9,13,28,.35)");
  veil.addColorStop(0.35, "rgba(9,13,28,.55)");
  veil.addColorStop(1, "rgba(9,13,28,.94)");
  pen.fillStyle = veil;
  pen.fillRect(0, 0, WIDTH, HEIGHT);

  const family = getComputedStyle(document.documentElement).getPropertyValue("--display") || "serif";
  const write = (text: string, y: number, size: number, color: string, rows: number, style = "") => {
    pen.font = `${style} ${size}px ${family}`;
    pen.fillStyle = color;
    const lines = broken(pen, text, WIDTH - 2 * EDGE).slice(0, rows);
    lines.forEach((line, i) => {
      pen.fillText(line, EDGE, y + i * size * 1.25);
    });
    return y + lines.length * size * 1.25;
  };
  write(card.experience.title, 90, 28, "#e8edf6", 1);
  let y = write(card.ending.title, 250, 76, "#ffffff", 2);
  y = write(card.ending.share, y + 8, 32, "#ffd48a", 2, "italic");
  y = write(team, y + 10, 26, "#ffffff", 2);
  road(pen, card.path.filter(({ kind }) => kind === "decision").map(nameOf), family);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

/** The team's choices as lamps on a line. */
function road(pen: CanvasRenderingContext2D, stops: readonly string[], family: string): void {
  const y = HEIGHT - 78;
  pen.strokeStyle = "#ffb84d";
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(EDGE, y);
  pen.lineTo(WIDTH - EDGE, y);
  pen.stroke();
  const width = (WIDTH - 2 * EDGE) / Math.max(1, stops.length);
  stops.forEach((stop, i) => {
    const x = EDGE + i * width + 8;
    pen.fillStyle = "#ffd48a";
    pen.beginPath();
    pen.arc(x, y, 8, 0, Math.PI * 2);
    pen.fill();
    pen.font = `20px ${family}`;
    pen.fillStyle = "#e8edf6";
    broken(pen, stop, width - 16)
      .slice(0, 2)
      .forEach((row, at) => {
        pen.fillText(row, x - 8, y + 32 + at * 23);
      });
  });
}

/** A text in rows of this width. */
function broken(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const rows: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${rows.at(-1) ?? ""} ${word}`.trim();
    if (rows.length > 0 && pen.measureText(longer).width <= width) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}

function load(address: string): Promise<HTMLImageElement | null> {
  return new Promise((done) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => done(null);
    image.src = address;
  });
}

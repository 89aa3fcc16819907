import { limits } from "@lantern/contract/limits";
import { Parser } from "saxen";

/** More than a list of people has. */
export class TooLarge extends Error {}

const cellsMax = 500_000;
const rowsMax = limits.importMaxRows * 2;
const columnsMax = 500;

type Attributes = Readonly<Record<string, string | undefined>>;

interface Handlers {
  open?: (name: string, attributes: () => Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

const local = (name: string) => name.slice(name.indexOf(":") + 1);

/** Reads XML by its elements; their names come without a prefix. A file that is missing has none. Throws if it is broken. */
function readXml(xml: string, { open, text, close }: Handlers): void {
  if (xml === "") return;
  const parser = new Parser();
  parser.on("error", (error) => {
    throw error;
  });
  if (open) parser.on("openTag", (name, attributes) => open(local(name), attributes));
  if (close) parser.on("closeTag", (name) => close(local(name)));
  if (text) {
    parser.on("text", (value, decode) => text(decode(value)));
    parser.on("cdata", text);
  }
  parser.parse(xml);
}

/** The attributes of all elements with a name. */
export function readTags(xml: string, name: string): Attributes[] {
  const tags: Attributes[] = [];
  readXml(xml, { open: (tag, attributes) => tag === name && tags.push({ ...attributes() }) });
  return tags;
}

/** The texts that cells share. What East Asian names sound like, in `rPh`, is no part of them. */
export function readSharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let current: string | null = null;
  let inText = false;
  let inSound = false;
  readXml(xml, {
    open(name) {
      if (name === "si") current = "";
      if (name === "rPh") inSound = true;
      inText = name === "t" && !inSound;
    },
    text(text) {
      if (inText && current !== null) current += text;
    },
    close(name) {
      if (name === "t") inText = false;
      if (name === "rPh") inSound = false;
      if (name === "si") texts.push(current ?? "");
    },
  });
  return texts;
}

/** The index of a column, from 0, of a reference such as "C5". */
function columnOf(reference: string): number {
  let column = 0;
  for (const character of reference.replace(/[^A-Z]/g, ""))
    column = column * 26 + character.charCodeAt(0) - 64;
  return column - 1;
}

interface Sheet {
  /** Cells by the indexes of their row and column, both from 0. */
  rows: string[][];
  /** The indexes of the rows and columns that the sheet hides, as a filter does with rows. */
  hiddenRows: Set<number>;
  hiddenColumns: Set<number>;
}

/**
 * Reads a sheet. Cells that are formatted and empty count for nothing, since they often reach to the end of the sheet. A
 * cell that cannot be read is empty, and spoils no other.
 */
export function readSheet(xml: string, shared: readonly string[]): Sheet {
  const rows: string[][] = [];
  const hiddenRows = new Set<number>();
  const hiddenColumns = new Set<number>();
  let row = -1;
  let column = -1;
  let type = "n";
  let value = "";
  let inValue = false;
  let inSound = false;
  let cells = 0;
  readXml(xml, {
    open(name, attributes) {
      if (name === "col") hide(hiddenColumns, attributes());
      if (name === "row") {
        row = Number(attributes().r ?? row + 2) - 1;
        if (isHidden(attributes())) hiddenRows.add(row);
        column = -1;
      }
      if (name === "c") {
        const { r, t } = attributes();
        column = r ? columnOf(r) : column + 1;
        type = t ?? "n";
        value = "";
      }
      if (name === "rPh") inSound = true;
      inValue = (name === "v" || name === "t") && !inSound;
    },
    text(text) {
      if (inValue) value += text;
    },
    close(name) {
      if (name === "v" || name === "t") inValue = false;
      if (name === "rPh") inSound = false;
      if (name !== "c" || value === "" || type === "e") return;
      cells += 1;
      if (cells > cellsMax || row >= rowsMax || column >= columnsMax) throw new TooLarge();
      const cell = type === "s" ? shared[Number(value)] : value;
      if (cell === undefined || !(row >= 0) || column < 0) return;
      rows[row] ??= [];
      (rows[row] as string[])[column] = cell;
    },
  });
  return { rows, hiddenRows, hiddenColumns };
}

const isHidden = ({ hidden }: Attributes) => hidden === "1" || hidden === "true";

function hide(hidden: Set<number>, attributes: Attributes): void {
  if (!isHidden(attributes)) return;
  const last = Math.min(Number(attributes.max), columnsMax);
  for (let column = Number(attributes.min); column <= last; column++) hidden.add(column - 1);
}

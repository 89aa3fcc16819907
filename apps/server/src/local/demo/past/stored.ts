/** The stored plays of the demo company's past sessions: what people did, not what came of it. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import type { Command } from "@lantern/engine";
import * as z from "zod";

const file = new URL("./stored-plays.json.gz", import.meta.url);

const storedPlay = z.object({
  /** The story that was played, and its compiled form: another one may go another way. */
  experience: z.string(),
  packHash: z.string(),
  seed: z.string(),
  /** Everybody who was invited and had not said no. */
  expected: z.number(),
  /** Each command with its time in ms from the planned start. People are named by their place in the list of the demo. */
  commands: z.array(z.tuple([z.number(), z.custom<Command>((value) => typeof value === "object")])),
  /** What people wrote, by the id that commands have instead. */
  texts: z.record(z.string(), z.string()),
});

export type StoredPlay = z.output<typeof storedPlay>;

/** In the order of the sessions; none where the file was never made. */
export function readPlays(): StoredPlay[] {
  if (!existsSync(file)) return [];
  return z.array(storedPlay).parse(JSON.parse(gunzipSync(readFileSync(file)).toString()));
}

export function writePlays(plays: readonly StoredPlay[]): number {
  const stored = gzipSync(JSON.stringify(plays), { level: 9 });
  writeFileSync(file, stored);
  return stored.length;
}

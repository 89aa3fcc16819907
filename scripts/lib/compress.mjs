import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { inRoot } from "./root.mjs";

const compressible = /\.(html|js|css|svg|json|txt|xml|webmanifest|vtt|map)$/;
const smallest = 1024;
const cache = inRoot("node_modules", ".cache", "lantern-compressed");

const encoders = {
  br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (content) => promisify(gzip)(content, { level: 9 }),
};

/** Writes a `.br` and a `.gz` beside every text file worth it. What was compressed before is copied from a cache. */
export async function compressFolder(folder) {
  mkdirSync(cache, { recursive: true });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file) {
  const content = readFileSync(file);
  if (content.length < smallest) return;
  const name = createHash("sha256").update(content).digest("hex");
  for (const [ending, encode] of Object.entries(encoders)) {
    const cached = join(cache, `${name}.${ending}`);
    if (!existsSync(cached)) writeFileSync(cached, await encode(content));
    copyFileSync(cached, `${file}.${ending}`);
  }
}

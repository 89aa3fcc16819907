/** ZIP archives that are written while they are read, so that nobody holds a whole one in memory. */
import { Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";

export interface ArchiveFile {
  /** With its folders: `documents/invoice.pdf`. */
  name: string;
  content: string | Buffer | AsyncIterable<string>;
}

interface Entry {
  name: Buffer;
  at: number;
  crc: number;
  packed: number;
  size: number;
}

/** Names are UTF-8, and the sizes of a file come after it. */
const flags = 0x0808;
const deflate = 8;
const version = 20;

/**
 * An archive of these files, compressed in the threads of zlib.
 *
 * @param now the time that every file gets, in UTC: the format has no zones
 * @throws RangeError beyond the 4 GB and 65,535 files that the format has numbers for
 */
export async function* zip(files: AsyncIterable<ArchiveFile>, now: Date): AsyncGenerator<Buffer> {
  const entries: Entry[] = [];
  const time = timeOf(now);
  let at = 0;
  for await (const { name, content } of files) {
    const entry: Entry = { name: Buffer.from(name), at, crc: 0, packed: 0, size: 0 };
    const header = Buffer.concat([localHeader(time, entry.name.length), entry.name]);
    yield header;
    for await (const chunk of Readable.from(measured(content, entry)).compose(createDeflateRaw())) {
      entry.packed += chunk.length;
      yield chunk;
    }
    yield descriptor(entry);
    at += header.length + entry.packed + 16;
    entries.push(entry);
  }
  const directory = Buffer.concat(entries.flatMap((entry) => [directoryHeader(time, entry), entry.name]));
  yield directory;
  yield endOf(entries.length, directory.length, at);
}

async function* measured(content: ArchiveFile["content"], entry: Entry): AsyncGenerator<Buffer> {
  const whole = typeof content === "string" || Buffer.isBuffer(content);
  for await (const part of whole ? [content] : content) {
    const bytes = Buffer.from(part);
    entry.crc = crc32(bytes, entry.crc);
    entry.size += bytes.length;
    yield bytes;
  }
}

/** Time and date as MS-DOS had them. */
function timeOf(now: Date): [number, number] {
  const time = (now.getUTCHours() << 11) | (now.getUTCMinutes() << 5) | (now.getUTCSeconds() >> 1);
  const date = ((now.getUTCFullYear() - 1980) << 9) | ((now.getUTCMonth() + 1) << 5) | now.getUTCDate();
  return [time, date];
}

const uint16s = (...numbers: number[]): Buffer => {
  const bytes = Buffer.alloc(2 * numbers.length);
  for (const [index, number] of numbers.entries()) bytes.writeUInt16LE(number, 2 * index);
  return bytes;
};

const uint32s = (...numbers: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * numbers.length);
  for (const [index, number] of numbers.entries()) bytes.writeUInt32LE(number, 4 * index);
  return bytes;
};

const localHeader = (time: [number, number], nameLength: number) =>
  Buffer.concat([
    uint32s(0x04034b50),
    uint16s(version, flags, deflate, ...time),
    uint32s(0, 0, 0),
    uint16s(nameLength, 0),
  ]);

const descriptor = ({ crc, packed, size }: Entry) => uint32s(0x08074b50, crc, packed, size);

const directoryHeader = (time: [number, number], { name, at, crc, packed, size }: Entry) =>
  Buffer.concat([
    uint32s(0x02014b50),
    uint16s(version, version, flags, deflate, ...time),
    uint32s(crc, packed, size),
    uint16s(name.length, 0, 0, 0, 0),
    uint32s(0, at),
  ]);

const endOf = (files: number, length: number, at: number) =>
  Buffer.concat([uint32s(0x06054b50), uint16s(0, 0, files, files), uint32s(length, at), uint16s(0)]);

import { limits } from "@lantern/contract/limits";
import { readListFile } from "@lantern/contract/list-file";
import type { FileReading } from "./list-reading.ts";

/** Only a workbook needs the programs that read it. */
async function read(bytes: Uint8Array): Promise<FileReading> {
  const file = readListFile(bytes);
  switch (file.kind) {
    case "text":
      return file.text.length > limits.importMaxBytes
        ? { kind: "problem", problem: "large_file" }
        : { kind: "text", text: file.text };
    case "choose":
      if (bytes.length > limits.importMaxBytes) return { kind: "problem", problem: "large_file" };
      return { kind: "choose", choices: file.choices.map(({ text: _, ...choice }) => choice) };
    case "workbook": {
      const { readWorkbook } = await import("./workbook.ts");
      const sheet = readWorkbook(bytes);
      if ("text" in sheet) return { kind: "text", ...sheet, separator: "\t" };
      return {
        kind: "problem",
        problem: sheet.problem === "too_large" ? "large_workbook" : "damaged_workbook",
      };
    }
    case "other_table":
    case "not_text":
      return { kind: "problem", problem: file.kind };
  }
}

self.onmessage = async ({ data }: MessageEvent<Uint8Array>) => self.postMessage(await read(data));

import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const app = fileURLToPath(new URL("..", import.meta.url));
/** The system check, which plays back to people what their own microphone has heard. */
const recording = "play/system-check/recording.ts";

test("nothing records sound or pictures but the system check, which keeps them in its page", () => {
  const recorders = /MediaRecorder|captureStream|MediaStreamTrackProcessor|AudioEncoder|VideoEncoder/;
  const files = globSync("**/*.{ts,tsx}", { cwd: app, exclude: (path) => /\.test\.tsx?$/.test(path) });
  expect(files.length).toBeGreaterThan(300);
  const read = (file: string) => readFileSync(`${app}/${file}`, "utf8");
  expect(files.filter((file) => recorders.test(read(file)))).toEqual([recording]);
  const users = files.filter((file) => /from "\.\/recording\.ts"/.test(read(file)));
  expect(users).toEqual(["play/system-check/try-microphone.tsx"]);
  // Neither sends anything.
  for (const file of [recording, ...users]) expect(read(file)).not.toMatch(/["`]\/api\/|fetch\(|call\(/);
});

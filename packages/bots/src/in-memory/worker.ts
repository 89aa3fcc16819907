import { parentPort, workerData } from "node:worker_threads";
import { loadPack } from "@lantern/content";
import type { Share } from "./parallel.ts";
import { run } from "./run.ts";

const { slug, inputs } = workerData as Share;
const { pack } = loadPack(slug);
parentPort?.postMessage(inputs.map((input) => run(pack, input)));

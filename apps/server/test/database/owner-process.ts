/** A process that owns a database, for tests that kill it: prints the connection string and keeps running. */
import { startEmbedded } from "../../src/db/embedded/index.ts";

const [dataDir = ""] = process.argv.slice(2);
const { url } = await startEmbedded({ dataDir, durable: false });
console.log(url);
setInterval(() => {}, 60_000);

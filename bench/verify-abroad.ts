/**
 * `npm run verify:abroad`: lists, emails, directories and identity providers as they really are. Reads 100 lists, sends 200
 * emails of calendars and email servers, 80 requests as directories send them and 40 responses of providers to servers of
 * its own. Exits with 1 unless nothing was lost in silence and nobody got what belongs to somebody else.
 */
import { verifyLists } from "../apps/server/test/abroad/lists.ts";
import { directories } from "./abroad/directories.ts";
import { emails } from "./abroad/emails.ts";
import type { Part } from "./abroad/part.ts";
import { providers } from "./abroad/providers.ts";
import { ServerProcess } from "./chaos/server.ts";
import { recordProof } from "./proof.ts";

const lists = await verifyLists();
const parts: Record<string, Part> = {
  [`lists, in ${lists.encodings} encodings and ${lists.languages} languages`]: lists,
  "emails of calendars and email servers": await emails(),
};
const server = await ServerProcess.start();
try {
  parts["requests of directories"] = await directories(server.url);
  parts["responses of identity providers"] = await providers(server.url);
} finally {
  await server.stop();
}

const figures: Record<string, number> = {};
let faults = 0;
for (const [name, { cases, silentLosses, wrongPeople, notes }] of Object.entries(parts)) {
  for (const note of notes) console.log(`${name}: ${note}`);
  figures[name] = cases;
  figures[`${name}: silent losses`] = silentLosses;
  figures[`${name}: wrong people`] = wrongPeople;
  faults += silentLosses + wrongPeople;
}
for (const [name, figure] of Object.entries(figures)) console.log(`${name}: ${figure}`);
recordProof({
  title: "At home abroad",
  command: "npm run verify:abroad",
  text: "What offices around the world send, given to the product's own parsers and to servers of its own. A silent loss is something that was sent, is missing afterwards, and of which nobody was told; a wrong person got what belongs to somebody else, or became two.",
  figures,
});
process.exit(faults > 0 ? 1 : 0);

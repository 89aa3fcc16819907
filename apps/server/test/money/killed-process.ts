/** A process that moves money until it is killed. Arguments: database address, the world as JSON, seed, number. */
import { operate } from "./operations.ts";
import { moneyContext, type World } from "./test-companies.ts";

const [url = "", world = "{}", seed = "1", count = "1"] = process.argv.slice(2);
const { ctx, close } = moneyContext(url);
const work = { seed: Number(seed), count: Number(count), atOnce: 8 };
const outcome = await operate(ctx, JSON.parse(world) as World, work, (number) => {
  process.stdout.write(`${number}\n`);
});
process.stdout.write(`${JSON.stringify(outcome)}\n`);
await close();

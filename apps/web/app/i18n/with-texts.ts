import type { Area } from "./messages.ts";

/** Loads a module together with the texts that it reads. */
export async function withTexts<M>(areas: readonly Area[], load: () => Promise<M>): Promise<M> {
  const texts = areas.length > 0 && import("./speak.ts").then(({ need }) => need(areas));
  const [module] = await Promise.all([load(), texts]);
  return module;
}

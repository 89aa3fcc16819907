import type { FastifyPluginAsync } from "fastify";
import type { Context } from "../core/context.ts";
import type { Config } from "../system/config.ts";
import { seedDemo } from "./demo/seed.ts";
import { greeting } from "./greeting.ts";
import { localIdentity } from "./identity/clients.ts";
import { mountLocalIdentity } from "./identity/mount.ts";
import { installMailbox } from "./mailbox/mailbox.ts";
import { sandboxProvider } from "./sandbox/provider.ts";
import { sandboxRoutes } from "./sandbox/routes.ts";

/**
 * What local mode adds on one machine: stand-ins for third parties, and the demo company. Only an entry of its own loads
 * it, which the production package leaves out.
 */
export function localMode(config: Pick<Config, "origin" | "appKey">) {
  const identity = localIdentity(config.origin);
  const payments = sandboxProvider(config.origin, config.appKey);
  return {
    /** For people who sign in with a provider that has no keys. */
    identity,
    /** For orders when Stripe has no keys. */
    payments,
    plugins: (ctx: Context): FastifyPluginAsync[] => [
      async (app) => installMailbox(app, ctx),
      async (app) => {
        if (ctx.payments === payments) await sandboxRoutes(app, ctx, payments);
      },
      mountLocalIdentity(identity),
    ],
    /** Makes the demo company, and says how to sign in. Called once the server is ready. */
    greeting: async (ctx: Context) => greeting(config, await seedDemo(ctx)),
  };
}

export type LocalMode = ReturnType<typeof localMode>;

import { limits } from "@lantern/contract/limits";
import { Role } from "@lantern/contract/roles";
import type pg from "pg";
import type { Context } from "../../src/core/context.ts";
import type { CompanyScope } from "../../src/core/gates.ts";
import { ProcessLimits } from "../../src/core/limits/limits.ts";
import type { LiveServer } from "../../src/core/ports/live-sessions.ts";
import { connect } from "../../src/db/client.ts";
import { billingAccounts, companies, consumers, creditLedger, users } from "../../src/db/schema/index.ts";
import { sandboxProvider } from "../../src/local/sandbox/provider.ts";
import { pack, settings } from "../settings.ts";

export interface MoneyCompany {
  scope: CompanyScope;
  people: string[];
}

/** Some companies with people and a few credits, and the ADMIN who refunds. */
export interface World {
  companies: MoneyCompany[];
  adminId: string;
}

const nobodyPlays: LiveServer = {
  endLog: async () => false,
  open: async () => {},
  refresh: async () => {},
  startNow: async () => {},
  rehearse: async () => null,
  isConnected: async () => false,
  rehearsalOf: () => null,
  scorecard: async () => null,
  teamOf: async () => null,
  played: async () => null,
};

/** The real services on a real database, without live sessions. */
export function moneyContext(databaseUrl: string): {
  ctx: Context;
  pool: pg.Pool;
  close(): Promise<void>;
} {
  const { db, pool } = connect(databaseUrl);
  // The same for every process of a test.
  const appKey = "a key of tests, thirty-two letters";
  const ctx: Context = {
    db,
    now: () => new Date(),
    settings: { ...settings, appKey },
    adventures: { list: () => [pack], current: () => pack, pack: () => null, demo: "" },
    live: nobodyPlays,
    social: {},
    payments: sandboxProvider(settings.origin, appKey),
    vatCheck: null,
    notificationFeed: { subscribe: () => () => {}, stop: async () => {} },
    limits: new ProcessLimits(() => new Date()),
    rights: { stateOf: async () => "stands", watch: () => () => {} },
    log: { info() {}, warn() {}, error() {} },
  };
  return { ctx, pool, close: () => pool.end() };
}

/** Every other company is one of Denmark without a VAT number, which pays German VAT. */
const addressOf = (n: number) =>
  n % 2
    ? { street: "Kajen 4", postcode: "1000", city: "København", countryId: "DK" }
    : { street: "1 Quay", postcode: "E1 6AN", city: "London", countryId: "GB" };

export async function makeWorld({ db, now }: Context, count: number): Promise<World> {
  const made = await Promise.all(
    Array.from({ length: count }, async (_, n): Promise<MoneyCompany> => {
      const [company] = await db
        .insert(companies)
        .values({ name: `House ${n}`, verifiedAt: now(), invoiceLimit: 40 * n })
        .returning();
      const companyId = company!.id;
      await db
        .insert(billingAccounts)
        .values({ companyId, label: `House ${n}`, name: `House ${n}`, ...addressOf(n), isDefault: true });
      const person = { firstName: "Ada", lastName: `Of ${n}`, companyId };
      const [owner] = await db
        .insert(users)
        .values({
          ...person,
          email: `owner@${companyId}.example`,
          userTypeId: Role.CONSUMER_ADMIN,
          emailVerifiedAt: now(),
        })
        .returning();
      const seats = Array.from({ length: 14 }, (_seat, p) => ({
        companyId,
        firstName: "P",
        lastName: String(p),
        email: `p${p}@${companyId}.example`,
      }));
      const people = await db.insert(consumers).values(seats).returning({ id: consumers.id });
      await db.insert(creditLedger).values({
        companyId,
        amount: limits.welcomeCredits,
        reason: "grant",
        reference: `welcome:${companyId}`,
      });
      const scope = {
        userId: owner!.id,
        userTypeId: Role.CONSUMER_ADMIN,
        billingOnly: false,
        mayBuy: true,
        companyId,
        needsSecondFactor: false,
        unverified: false,
        tokenId: "none",
        signInId: "none",
      };
      return { scope, people: people.map(({ id }) => id) };
    }),
  );
  const [admin] = await db
    .insert(users)
    .values({ firstName: "Ada", lastName: "Ops", email: "ops@lantern.example", userTypeId: Role.ADMIN })
    .returning();
  return { companies: made, adminId: admin!.id };
}

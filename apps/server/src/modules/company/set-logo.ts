import { createHash } from "node:crypto";
import type { FaultCode } from "@lantern/contract/fault";
import { limits } from "@lantern/contract/limits";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { fieldError } from "../../core/app-error.ts";
import { audit } from "../../core/audit/audit.ts";
import { lockCompany, saveSettings } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import type { Executor } from "../../db/client.ts";
import { companies, companyLogos } from "../../db/schema/index.ts";
import { readCompany } from "./read-company.ts";
import { type PictureFault, redrawPicture } from "./redraw-picture.ts";

const endings = { "image/png": "png", "image/jpeg": "jpg", "image/webp": "webp" } as const;
const faultCodes = {
  unreadable: "PICTURE_KIND",
  "too-large": "PICTURE_KIND",
  "not-alone": "PICTURE_ALONE",
} as const satisfies Record<PictureFault, FaultCode>;

/**
 * Sets or removes the logo.
 * @param data base64
 */
export async function setLogo(ctx: Context, scope: CompanyScope, data: string | null) {
  const { companyId, userId } = scope;
  const sent = data === null ? null : Buffer.from(data, "base64");
  if (sent && sent.length > limits.logoMaxBytes) throw fieldError("data", "PICTURE_KIND");
  const picture = sent && (await redrawPicture(sent));
  if (picture && "refused" in picture) throw fieldError("data", faultCodes[picture.refused]);
  await ctx.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    await tx.delete(companyLogos).where(eq(companyLogos.companyId, companyId));
    let logoHash: string | null = null;
    if (picture) {
      const { type, bytes } = picture;
      // The extension is in the name, because emails leave out formats that Outlook does not show.
      logoHash = `${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}.${endings[type]}`;
      await tx.insert(companyLogos).values({ companyId, type, bytes });
    }
    await saveSettings(tx, companyId, { logoHash });
    const action = picture ? "company.logo" : "company.logo-removed";
    await audit(tx, { companyId, userId, action, subject: `company:${companyId}` });
  });
  return readCompany(ctx, scope);
}

/** A company's logo, with the name of its file. */
export async function findLogo(db: Executor, companyId: string) {
  const [row] = await db
    .select({ name: companies.logoHash, type: companyLogos.type, bytes: companyLogos.bytes })
    .from(companyLogos)
    .innerJoin(companies, eq(companies.id, companyLogos.companyId))
    .where(eq(companies.id, companyId));
  return row;
}

const address = z.object({ companyId: z.uuid(), file: z.string().max(60) });

/**
 * `/logos/{company}/{fingerprint}`: public, because emails and lobbies show it, and available only under its
 * fingerprint. An uploaded file is served only as a picture.
 */
export function logoRoutes(app: FastifyInstance, ctx: Pick<Context, "db">): void {
  app.get("/logos/:companyId/:file", { schema: { hide: true } }, async (request, reply) => {
    const requested = address.safeParse(request.params);
    if (!requested.success) return reply.callNotFound();
    const { companyId, file } = requested.data;
    const row = await findLogo(ctx.db, companyId);
    if (row?.name !== file) return reply.callNotFound();
    return reply
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("content-security-policy", "default-src 'none'; sandbox")
      .header("x-content-type-options", "nosniff")
      .type(row.type)
      .send(row.bytes);
  });
}

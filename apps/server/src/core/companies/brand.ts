import type { Settings } from "../context.ts";
import type { EmailBrand } from "../email/blocks.ts";
import type { CompanyRow } from "./repository.ts";

type Branded = Pick<CompanyRow, "id" | "name" | "brandColor" | "logoHash">;

/** Where a company's logo is fetched; its address changes with the picture. */
export function logoPath({ id, logoHash }: Pick<Branded, "id" | "logoHash">): string | null {
  return logoHash && `/logos/${id}/${logoHash}`;
}

/** The logo and color of a company's emails. */
export function emailBrand(settings: Pick<Settings, "origin">, company: Branded | undefined): EmailBrand {
  const path = company && logoPath(company);
  // Outlook shows no WebP.
  const logoUrl = path && !path.endsWith(".webp") ? settings.origin + path : null;
  return { company: company?.name ?? "", color: company?.brandColor ?? null, logoUrl };
}

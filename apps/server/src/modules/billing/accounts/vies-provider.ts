import * as z from "zod";
import { targetOf } from "../../../core/outgoing/address.ts";
import { sendRequest } from "../../../core/outgoing/request.ts";
import type { VatCheck } from "../../../core/ports/vat-check.ts";
import type { Config } from "../../../system/config.ts";

const service = "https://ec.europa.eu/taxation_customs/vies/rest-api/check-vat-number";

const shape = z.object({ valid: z.boolean(), requestIdentifier: z.string().nullish() });

type Deps = {
  settings: Pick<Config, "local" | "operator">;
  log: { warn(details: object, message: string): void };
};

/**
 * VIES, the European Commission's service, which asks the country of the number. It is often not there, or the country's part
 * of it is not; then there is no result. With the operator's own number it returns a reference as proof.
 */
export function viesCheck({ settings, log }: Deps, address = service): VatCheck {
  const { vat } = settings.operator;
  return {
    async request(number) {
      const body = JSON.stringify({
        countryCode: number.slice(0, 2),
        vatNumber: number.slice(2),
        ...(vat && { requesterMemberStateCode: vat.slice(0, 2), requesterNumber: vat.slice(2) }),
      });
      try {
        const headers = { "content-type": "application/json" };
        const response = await sendRequest(await targetOf(address, settings.local), { body, headers });
        const read = shape.safeParse(JSON.parse(response.body));
        // Faults of a country's service have status 200 and no `valid`.
        if (response.status !== 200 || !read.success) throw new Error(`VIES: status ${response.status}`);
        return { valid: read.data.valid, reference: read.data.requestIdentifier || null };
      } catch (err) {
        log.warn({ err }, "no result for a VAT number");
        return null;
      }
    },
  };
}

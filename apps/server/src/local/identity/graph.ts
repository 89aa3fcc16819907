import type { FastifyInstance } from "fastify";
import type Provider from "oidc-provider";
import * as z from "zod";
import { type LocalIdentity, mountPath } from "./clients.ts";
import type { LocalPeople } from "./people.ts";

const inspected = z.object({ input_token: z.string(), access_token: z.string() });
const requested = z.object({ access_token: z.string() });

/** Facebook's two endpoints about an access token, for tokens of the local provider. */
export function mountGraph(
  app: FastifyInstance,
  identity: LocalIdentity,
  provider: () => Promise<Provider>,
  people: LocalPeople,
): void {
  const { appId, appSecret } = identity.facebook;
  const find = async (token: string) => (await provider()).AccessToken.find(token);

  app.get(`${mountPath}/graph/debug_token`, { schema: { hide: true } }, async (request, reply) => {
    const query = inspected.safeParse(request.query);
    if (!query.success || query.data.access_token !== `${appId}|${appSecret}`) return reply.code(400).send();
    const token = await find(query.data.input_token);
    const data = token
      ? {
          app_id: token.clientId,
          type: "USER",
          is_valid: true,
          user_id: token.accountId,
          expires_at: token.exp,
        }
      : { is_valid: false };
    return { data };
  });

  app.get(`${mountPath}/graph/me`, { schema: { hide: true } }, async (request, reply) => {
    const query = requested.safeParse(request.query);
    const token = query.success ? await find(query.data.access_token) : undefined;
    const person = token && people.get(token.accountId);
    if (!person) return reply.code(400).send();
    const { sub: id, email, given_name: first_name, family_name: last_name } = person;
    return { id, first_name, last_name, ...(email && { email }) };
  });
}

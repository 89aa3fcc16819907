import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type Provider from "oidc-provider";
import { localNames } from "../../system/local-names.ts";
import { type LocalIdentity, mountPath, replacedProvider } from "./clients.ts";
import { mountGraph } from "./graph.ts";
import { LocalPeople, personForm } from "./people.ts";
import { signInPage } from "./sign-in-page.ts";

/**
 * The built-in identity provider. Only in local mode and under a local host name, like the mailbox. The provider
 * itself is made with the first request.
 */
export function mountLocalIdentity(identity: LocalIdentity): FastifyPluginAsync {
  const people = new LocalPeople();
  let made: Promise<Provider> | undefined;
  const provider = () => {
    // Loaded with the first request, because most starts never need it.
    made ??= import("./provider.ts").then(({ createProvider }) => createProvider(identity, people));
    return made;
  };

  return async (app: FastifyInstance) => {
    app.addHook("onRequest", async (request, reply) => {
      if (!localNames.has(request.hostname)) return reply.code(404).send();
    });
    app.addHook("onSend", async (_request, reply) => {
      reply.header("cache-control", "no-store");
      reply.header(
        "content-security-policy",
        "default-src 'none'; style-src 'unsafe-inline'; form-action *; frame-ancestors 'self'",
      );
    });
    // The provider parses request bodies itself.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", (_request, _body, done) => done(null));

    mountGraph(app, identity, provider, people);

    app.get(`${mountPath}/interaction/:uid`, { schema: { hide: true } }, async (request, reply) => {
      const { params } = await (await provider()).interactionDetails(request.raw, reply.raw);
      return page(reply, request.url, String(params.client_id), null);
    });

    app.post(`${mountPath}/interaction/:uid`, { schema: { hide: true } }, async (request, reply) => {
      const idp = await provider();
      const { params } = await idp.interactionDetails(request.raw, reply.raw);
      const form = Object.fromEntries(new URLSearchParams(await text(request.raw)));
      const person = personForm.safeParse(form);
      const cancelled = form.do === "cancel";
      if (!cancelled && !person.success)
        return page(reply, request.url, String(params.client_id), "Please enter a valid email address.");
      const result =
        person.success && !cancelled
          ? { login: { accountId: people.add(person.data).sub } }
          : { error: "access_denied", error_description: "cancelled" };
      reply.hijack();
      await idp.interactionFinished(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
    });

    app.all(`${mountPath}/*`, { schema: { hide: true } }, async (request, reply) => {
      const idp = await provider();
      reply.hijack();
      await pass(idp, request, reply.raw);
    });
  };
}

function page(reply: FastifyReply, action: string, clientId: string, fault: string | null) {
  const provider = replacedProvider[clientId] ?? "a provider";
  return reply.type("text/html; charset=utf-8").send(signInPage({ provider, action, fault }));
}

/** Lets the provider believe that it is at the root of a server. */
async function pass(idp: Provider, { raw }: FastifyRequest, response: ServerResponse): Promise<void> {
  const request = raw as IncomingMessage & { originalUrl?: string };
  request.originalUrl = request.url ?? "/";
  request.url = request.originalUrl.slice(mountPath.length) || "/";
  // Without the cookie, every sign-in asks again who the person is, so that people can try different accounts.
  if (/^\/auth(?:\?|$)/.test(request.url)) delete request.headers.cookie;
  await idp.callback()(request, response);
}

import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";

/**
 * Lets the pages of these origins send requests with cookies and auth tokens. Without any origin it sends no headers.
 */
export async function installCrossOrigin(app: FastifyInstance, origins: string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: origins,
    credentials: true,
    methods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
    allowedHeaders: [
      "accept",
      "authorization",
      "content-type",
      "idempotency-key",
      "if-match",
      "if-none-match",
      "x-xsrf-token",
    ],
    exposedHeaders: ["content-disposition", "etag", "retry-after", "x-request-id", "x-xsrf-token"],
    maxAge: 600,
    strictPreflight: false,
  });
}

import type { SwaggerOptions } from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { installDevelopers } from "#reporting/public-api/server/developers/install-developers.ts";
import { apiBase } from "../../contract/routes.ts";

/** Head of the OpenAPI document; its paths come from the bound routes. */
export function apiDocument(publicUrl: string): SwaggerOptions {
  return {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Comanda",
        version: "1.8.0",
        description:
          "Point of sale and back office for restaurants. Mutations accept an `Idempotency-Key` header: a repeat gets the first answer. Amounts are numbers with two decimals.",
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          session: { type: "apiKey", in: "cookie", name: "comanda_access" },
          key: { type: "http", scheme: "bearer" },
        },
      },
    },
  };
}

/** Serves the document at /api/v1/openapi.json and a page to read it at /api/docs; of the public API its own, and its page. */
export async function installDocs(app: FastifyInstance, publicUrl: string): Promise<void> {
  installDevelopers(app, publicUrl);
  app.get(`${apiBase}/openapi.json`, { schema: { hide: true } }, async () => app.swagger());
  await app.register(swaggerUi, { routePrefix: "/api/docs", staticCSP: false });
}

import fastify, { type FastifyInstance } from "fastify";
import { z } from "zod";
import { faultSchema } from "./faults/fault.ts";
import { publicKeyOf } from "./issuers.ts";
import type { Ministry } from "./ministry.ts";

type Told = Omit<Ministry, "adminAddress" | "stop">;

const issuerSchema = z.strictObject({
  nit: z.string().regex(/^(\d{14}|\d{9})$/),
  password: z.string().min(1),
  /** SPKI, base64: `publicKey/encodied` of the certificate. */
  publicKey: z.string().transform((text, context) => {
    try {
      return publicKeyOf(text);
    } catch {
      context.addIssue("no public key in base64");
      return z.NEVER;
    }
  }),
  isActive: z.boolean().default(true),
});

const connectionsSchema = z.strictObject({ accepted: z.boolean() });

/** Addresses from which the simulator is told what to do. They are no part of the ministry's, and open on loopback alone. */
export function adminApp(ministry: Told): FastifyInstance {
  const app = fastify({ logger: false });
  app.setErrorHandler((error, _, reply) => {
    const isTheirs =
      error instanceof z.ZodError || (error as { statusCode?: number }).statusCode !== undefined;
    return reply
      .code(isTheirs ? 400 : 500)
      .send({ error: error instanceof z.ZodError ? z.prettifyError(error) : String(error) });
  });
  app.get("/", () => stateOf(ministry));
  app.post("/issuers", (request) => {
    ministry.addIssuer(issuerSchema.parse(request.body));
    return stateOf(ministry);
  });
  app.post("/faults", (request) => {
    ministry.addFault(faultSchema.parse(request.body));
    return stateOf(ministry);
  });
  app.delete("/faults", () => {
    ministry.clearFaults();
    return stateOf(ministry);
  });
  app.put("/connections", async (request) => {
    const { accepted } = connectionsSchema.parse(request.body);
    await (accepted ? ministry.acceptConnections() : ministry.refuseConnections());
    return { accepted };
  });
  app.post("/tokens/expire", () => {
    ministry.expireTokens();
    return stateOf(ministry);
  });
  app.get("/documents", () => ministry.liveDocuments());
  return app;
}

function stateOf(ministry: Told): object {
  const register = ministry.register();
  return {
    address: ministry.address,
    issuers: [...register.issuers.keys()],
    faults: ministry.faults(),
    sealed: register.documents.size,
    invalidated: register.invalidations.size,
    contingencies: register.contingencies.size,
    batches: register.batches.size,
    requests: ministry.exchanges().length,
  };
}

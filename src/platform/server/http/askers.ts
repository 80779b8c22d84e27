import type { FastifyRequest } from "fastify";
import type { ApiScope } from "../../domain/access/api-scopes.ts";
import type { Id } from "../../domain/ids.ts";
import type { Database } from "../db/in-tenant.ts";
import type { Deps } from "../deps.ts";
import type { Actor, Token } from "./actor.ts";

/** The holder of an API key as the database knows it at this moment: a revoked key opens nothing. */
export interface ApiKeyActor {
  readonly tenantId: Id<"Tenant">;
  readonly tenantActive: boolean;
  readonly keyId: Id<"ApiKey">;
  readonly keyName: string;
  /** The person who made the key; programs act in their name. */
  readonly userId: Id<"User">;
  readonly scopes: readonly ApiScope[];
}

/** Finds out who asks. The features that keep sessions, support visits and keys answer; the app passes them in. */
export interface Askers {
  readonly actorOfToken: (db: Database, token: Token | undefined, now: Date) => Promise<Actor | undefined>;
  readonly actorOfSupportVisit: (
    db: Database,
    id: number | undefined,
    token: Token | undefined,
  ) => Promise<Actor | undefined>;
  readonly actorOfApiKey: (
    request: Pick<FastifyRequest, "headers">,
    deps: Pick<Deps, "db" | "clock">,
  ) => Promise<ApiKeyActor | undefined>;
  /** Returns the name under which the device is counted where this user signed in on it before. */
  readonly knownDevice: (
    db: Database,
    request: FastifyRequest,
    username: string,
  ) => Promise<string | undefined>;
}

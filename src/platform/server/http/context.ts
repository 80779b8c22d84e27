import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import type { Access, RouteDefinition } from "../../contract/define.ts";
import type { Role } from "../../domain/access/actor.ts";
import type { ApiScope } from "../../domain/access/api-scopes.ts";
import type { Permission } from "../../domain/access/permissions.ts";
import type { Id } from "../../domain/ids.ts";
import type { Tx } from "../db/tx.ts";
import type { Language, Say } from "../i18n/say.ts";
import type { SupportVisit } from "./actor.ts";

/** Input of every use case; the kinds below add the person or program that asks. */
interface BaseContext {
  readonly requestId: string;
  /** The moment the request arrived; rules take it as an argument instead of reading a clock. */
  readonly now: Date;
  readonly language: Language;
  /** Words in the caller's language. */
  readonly say: Say;
  readonly log: FastifyBaseLogger;
  /** Address of the client as the server believes it (behind a proxy only with TRUST_PROXY). */
  readonly address: string;
}

/** Raw request and reply, for cookies only. */
interface HttpSide {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface PublicContext extends BaseContext, HttpSide {
  readonly kind: "public";
}

/** A signed-in person of one restaurant (or of the platform: role superadmin). */
export interface StaffContext extends BaseContext {
  readonly kind: "staff";
  readonly tenantId: Id<"Tenant">;
  readonly userId: Id<"User">;
  readonly sessionId: Id<"Session">;
  readonly username: string;
  readonly name: string;
  readonly role: Role;
  readonly scope: readonly Permission[];
  /** Set during a support visit: `userId` and `sessionId` then belong to nobody. */
  readonly supportVisit?: SupportVisit;
  /** Returns a hash of the request without its approval: route, path, query and body. A manager's PIN is bound to it. */
  readonly asked: () => Buffer;
  /**
   * The request's one transaction. A mutation with an idempotency key or a uuid also claims these first and stores
   * the answer last, so `work` returns exactly what the handler returns.
   */
  inTenant<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** A signed-in person together with their browser's cookies. */
export type StaffRequest = StaffContext & HttpSide;

/** A signed-in person before the input was read. */
export type AskingStaff = Omit<StaffContext, "asked">;

/** A program with a key of the public API. It acts in the name of the person who made the key. */
export interface ApiKeyContext extends BaseContext {
  readonly kind: "key";
  readonly tenantId: Id<"Tenant">;
  readonly keyId: Id<"ApiKey">;
  readonly keyName: string;
  readonly scopes: readonly ApiScope[];
  readonly userId: Id<"User">;
  /** Nobody is signed in. */
  readonly sessionId: null;
  inTenant<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** The context that follows from a route's access. */
export type ContextOf<D extends RouteDefinition> = D["access"] extends infer A extends Access
  ? A extends "public" | "guest"
    ? PublicContext
    : A extends { readonly apiKey: unknown }
      ? ApiKeyContext
      : StaffRequest
  : never;

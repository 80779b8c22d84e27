import { randomBytes } from "node:crypto";
import type { Realm } from "../../contract/realm.ts";
import type { Role } from "../../domain/access/actor.ts";
import type { Permission } from "../../domain/access/permissions.ts";
import type { Id } from "../../domain/ids.ts";
import { secretHash } from "../auth/secret-hash.ts";

/** Kind of tenant whose people sign in at each realm; nobody signs in for a support visit. */
export const kindAt = {
  staff: "restaurant",
  console: "platform",
  "look-in": "none",
} as const satisfies Record<Realm, Actor["tenantKind"] | "none">;

/**
 * Tells whether people of such a tenant belong to this realm: the operator to the console alone, everybody
 * else to the staff's screens alone.
 */
export function isOwnRealm(tenantKind: string, realm: Realm): boolean {
  return kindAt[realm] === tenantKind;
}

/** The person behind a token as the database knows them at this moment: a revoked session is gone at once. */
export interface Actor {
  readonly tenantId: Id<"Tenant">;
  readonly tenantKind: "restaurant" | "platform";
  readonly tenantActive: boolean;
  readonly sessionId: Id<"Session">;
  readonly userId: Id<"User">;
  readonly username: string;
  readonly name: string;
  readonly role: Role;
  readonly scope: readonly Permission[];
  readonly language: string | null;
  /** Set during a support visit, whose operator is no person of the restaurant. */
  readonly supportVisit?: SupportVisit;
}

/** A support visit at a restaurant that lasts. */
export interface SupportVisit {
  readonly id: number;
  readonly reason: string;
  readonly endsAt: Date;
}

/** A token: `<tenant>.<secret>`. The tenant only says where to look; the 256-bit secret proves everything. */
export interface Token {
  readonly tenantId: number;
  readonly hash: Buffer;
}

const SHAPE = /^([1-9][0-9]{0,14})\.([A-Za-z0-9_-]{43})$/;

/** Makes a fresh token of 256 random bits; only its hash is stored. */
export function makeToken(tenantId: number): { text: string; hash: Buffer } {
  const secret = randomBytes(32).toString("base64url");
  return { text: `${tenantId}.${secret}`, hash: secretHash(secret) };
}

/** Reads a token's text; undefined when it is not one. */
export function parseToken(text: string | undefined): Token | undefined {
  const parts = text === undefined ? null : SHAPE.exec(text);
  const [, tenantId, secret] = parts ?? [];
  if (tenantId === undefined || secret === undefined) return undefined;
  return { tenantId: Number(tenantId), hash: secretHash(secret) };
}

import { createHash, randomBytes } from "node:crypto";
import type { Realm } from "../../contract/realm.ts";
import type { Role } from "../../domain/access/actor.ts";
import { isPermission, type Permission } from "../../domain/access/permissions.ts";
import { type Id, toId } from "../../domain/ids.ts";
import type { Database } from "../db/in-tenant.ts";

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
  readonly lookIn?: SupportVisit;
}

/** A support visit at a restaurant that lasts. */
export interface SupportVisit {
  readonly id: number;
  readonly reason: string;
  readonly endsAt: Date;
}

interface ActorRow {
  tenant_id: number;
  tenant_kind: "restaurant" | "platform";
  tenant_active: boolean;
  session_id: number;
  user_id: number;
  username: string;
  name: string;
  role: Role;
  scopes: string[];
  language: string | null;
}

export type TokenKind = "access" | "refresh";

/** A token: `<tenant>.<secret>`. The tenant only says where to look; the 256-bit secret proves everything. */
export interface Token {
  readonly tenantId: number;
  readonly hash: Buffer;
}

const SHAPE = /^([1-9][0-9]{0,14})\.([A-Za-z0-9_-]{43})$/;

/** Makes a fresh token of 256 random bits; only its hash is stored. */
export function makeToken(tenantId: number): { text: string; hash: Buffer } {
  const secret = randomBytes(32).toString("base64url");
  return { text: `${tenantId}.${secret}`, hash: hashOf(secret) };
}

/** Reads a token's text; undefined when it is not one. */
export function parseToken(text: string | undefined): Token | undefined {
  const parts = text === undefined ? null : SHAPE.exec(text);
  const [, tenantId, secret] = parts ?? [];
  if (tenantId === undefined || secret === undefined) return undefined;
  return { tenantId: Number(tenantId), hash: hashOf(secret) };
}

function hashOf(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}

// Each column by its name: the statement stays prepared while a newer version adds columns to the function.
const ACTOR_OF_TOKEN = `select tenant_id, tenant_kind, tenant_active, session_id, user_id, username, name, role,
  scopes, language from actor_of_token($1, $2, $3, $4)`;

/**
 * Returns the actor behind a token at a moment, in one query; undefined when the token is unknown, spent or
 * expired, or its session ended.
 */
export async function actorOfToken(
  db: Database,
  token: Token | undefined,
  kind: TokenKind,
  now: Date,
): Promise<Actor | undefined> {
  if (!token) return undefined;
  const rows = await db.directory<ActorRow>(ACTOR_OF_TOKEN, [token.tenantId, token.hash, kind, now]);
  const row = rows[0];
  if (!row) return undefined;
  return {
    tenantId: toId<"Tenant">(row.tenant_id),
    tenantKind: row.tenant_kind,
    tenantActive: row.tenant_active,
    sessionId: toId<"Session">(row.session_id),
    userId: toId<"User">(row.user_id),
    username: row.username,
    name: row.name,
    role: row.role,
    scope: row.scopes.filter(isPermission),
    language: row.language,
  };
}

interface VisitRow {
  look_in_id: number;
  tenant_id: number;
  name: string;
  language: string | null;
  reason: string;
  ends_at: Date;
}

/** A number that no row has: the visitor is no person and no device of the restaurant. */
const NOBODY = Number.MAX_SAFE_INTEGER;

/**
 * Returns the operator behind the token of a support visit: sees what an admin sees, as no person of the
 * restaurant, also when the subscription has ended, because that is when help is wanted. Undefined when the
 * visit has ended, in whichever way.
 */
export async function actorOfSupportVisit(
  db: Database,
  id: number | undefined,
  token: Token | undefined,
): Promise<Actor | undefined> {
  if (id === undefined || !token) return undefined;
  const [row] = await db.directory<VisitRow>(
    "select look_in_id, tenant_id, name, language, reason, ends_at from actor_of_look_in($1, $2)",
    [id, token.hash],
  );
  if (!row) return undefined;
  return {
    tenantId: toId<"Tenant">(row.tenant_id),
    tenantKind: "restaurant",
    tenantActive: true,
    sessionId: toId<"Session">(NOBODY),
    userId: toId<"User">(NOBODY),
    username: "",
    name: row.name,
    role: "admin",
    scope: [],
    language: row.language,
    lookIn: { id: row.look_in_id, reason: row.reason, endsAt: row.ends_at },
  };
}

import { createHash, randomBytes } from "node:crypto";
import type { Realm } from "../../contract/realm.ts";
import type { Permission } from "../../domain/access/permissions.ts";
import { isPermission } from "../../domain/access/permissions.ts";
import type { Role } from "../../domain/access/roles.ts";
import { type Id, toId } from "../../domain/ids.ts";
import type { Database } from "../db/in-tenant.ts";

/** The tenants whose people are signed in at a door; nobody signs in where one looks in. */
export const kindAt = {
  staff: "restaurant",
  console: "platform",
  "look-in": "none",
} as const satisfies Record<Realm, Actor["tenantKind"] | "none">;

/** Whether people of such a tenant are let in at this door: the operator at the console alone, everybody else nowhere near it. */
export function isAtOwnDoor(tenantKind: string, realm: Realm): boolean {
  return kindAt[realm] === tenantKind;
}

/** Who a token stands for, as found in the database at this moment: a revoked session is gone at once. */
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
  /** Set for the platform's operator who looks in for support, and is nobody of the restaurant. */
  readonly lookIn?: LookIn;
}

/** A look at a restaurant's screens for support, while it lasts. */
export interface LookIn {
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

/** The actor behind a token at a moment, in one round trip; undefined when the token is unknown, spent, expired or its session ended. */
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

interface LookInRow {
  look_in_id: number;
  tenant_id: number;
  name: string;
  language: string | null;
  reason: string;
  ends_at: Date;
}

/** A number that no row has: whoever looks in is nobody of the restaurant, on no device of it. */
const NOBODY = Number.MAX_SAFE_INTEGER;

/**
 * The operator behind the token of a look-in: sees what an admin sees, as nobody of the restaurant, also where the subscription has
 * ended, because that is when help is wanted. Undefined when it has ended, in whichever way.
 */
export async function actorOfLookIn(
  db: Database,
  id: number | undefined,
  token: Token | undefined,
): Promise<Actor | undefined> {
  if (id === undefined || !token) return undefined;
  const [row] = await db.directory<LookInRow>(
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

import type { Role } from "#platform/domain/access/actor.ts";
import { type Id, toId } from "#platform/domain/ids.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { SessionUser } from "../contract/auth.ts";

/** The user of a username, before they have proved anything. */
export interface FoundUser {
  readonly tenantId: Id<"Tenant">;
  readonly tenantKind: "restaurant" | "platform";
  readonly userId: Id<"User">;
  readonly passwordHash: string;
  readonly isActive: boolean;
  readonly name: string;
  /** The person's own, else the restaurant's. */
  readonly language: string | null;
  readonly storeName: string | null;
}

interface UserRow {
  tenant_id: number | null;
  tenant_kind: "restaurant" | "platform";
  user_id: number;
  password_hash: string;
  is_active: boolean;
  name: string;
  language: string | null;
  store_name: string | null;
  store_language: string | null;
}

const USER_OF_USERNAME = `select tenant_id, tenant_kind, user_id, password_hash, is_active, name, language,
  store_name, store_language from account_of_username($1)`;

/** Finds the user of a username. Found or not, it takes one round trip and the same work. */
export async function userOfUsername(db: Database, username: string): Promise<FoundUser | undefined> {
  const [row] = await db.directory<UserRow>(USER_OF_USERNAME, [username]);
  if (!row || row.tenant_id === null) return undefined;
  return {
    tenantId: toId<"Tenant">(row.tenant_id),
    tenantKind: row.tenant_kind,
    userId: toId<"User">(row.user_id),
    passwordHash: row.password_hash,
    isActive: row.is_active,
    name: row.name,
    language: row.language ?? row.store_language,
    storeName: row.store_name,
  };
}

/**
 * Locks the person's row against a change of password or a disabling. False when one already happened: a
 * proof of the old password counts no more.
 */
export async function isUserUnchanged(tx: Tx, user: FoundUser): Promise<boolean> {
  const row = await tx.first(
    sqlOf
      .selectFrom("users")
      .select("id")
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", user.userId)
      .where("password_hash", "=", user.passwordHash)
      .where("is_active", "=", true)
      .forShare(),
  );
  return row !== undefined;
}

/** Reads the signed-in person with the facts of their restaurant that the web app needs. */
export interface SessionUserRow {
  readonly user_id: Id<"User">;
  readonly username: string;
  readonly name: string;
  readonly role: Role;
  readonly scopes: string[];
  readonly designation: string | null;
  readonly phone: string | null;
  readonly photo: string | null;
  readonly language: string | null;
  readonly own_digits: boolean;
  readonly tenant_id: Id<"Tenant">;
  readonly store_name: string;
  readonly currency: string;
  readonly time_zone: string;
  readonly store_language: string;
  readonly subscription_active: boolean;
  readonly confirm_sends: number | null;
  readonly department_code: string | null;
  readonly municipality_code: string | null;
  readonly shared_till: SessionUser["shared_till"];
}

/** One person as they are now, and the shared till they are at. Throws when there is none. */
export async function sessionUserRow(
  tx: Tx,
  { userId, sessionId }: { readonly userId: Id<"User">; readonly sessionId: Id<"Session"> },
  now: Date,
): Promise<SessionUserRow> {
  const [row] = await tx.query<SessionUserRow>({
    text: `select u.id as user_id, u.username, u.name, u.role, u.scopes, u.designation, u.phone, u.photo, u.language, u.own_digits, u.tenant_id, u.confirm_sends,
                  coalesce(s.store_name, t.name) as store_name, coalesce(s.currency, 'USD') as currency,
                  coalesce(s.time_zone, 'America/El_Salvador') as time_zone, coalesce(s.language, 'es') as store_language,
                  f.department_code, f.municipality_code, may_work(t, $4) as subscription_active,
                  (select json_build_object('title', k.title, 'lock_after_sending', k.lock_after_sending,
                      'lock_after_seconds', k.lock_after_seconds)
                    from sessions e join shared_tills k on k.tenant_id = e.tenant_id and k.id = e.shared_till_id
                    where e.tenant_id = $1 and e.id = $3 and k.removed_at is null) as shared_till
           from users u
           join tenants t on t.id = u.tenant_id
           left join store_settings s on s.tenant_id = u.tenant_id
           left join store_places f on f.tenant_id = u.tenant_id
           where u.tenant_id = $1 and u.id = $2`,
    values: [tx.tenantId, userId, sessionId, now],
  });
  return required(row, "the row of who is signed in");
}

/**
 * The operator on a support visit, in the form of a signed-in person: no member of the restaurant, who sees
 * what an admin sees.
 */
export async function supportVisitUserRow(
  tx: Tx,
  who: { readonly userId: Id<"User">; readonly name: string; readonly language: string },
): Promise<SessionUserRow> {
  const [row] = await tx.query<Omit<SessionUserRow, "user_id">>({
    text: `select '' as username, $2::text as name, 'admin' as role, array[]::text[] as scopes, null as designation,
        null as phone, null as photo, $3::text as language, false as own_digits, t.id as tenant_id, 0 as confirm_sends,
        coalesce(s.store_name, t.name) as store_name, coalesce(s.currency, 'USD') as currency,
        coalesce(s.time_zone, 'America/El_Salvador') as time_zone, coalesce(s.language, 'es') as store_language,
        f.department_code, f.municipality_code,
        true as subscription_active, null as shared_till
      from tenants t
      left join store_settings s on s.tenant_id = t.id
      left join store_places f on f.tenant_id = t.id
      where t.id = $1`,
    values: [tx.tenantId, who.name, who.language],
  });
  return { ...required(row, "the restaurant that is looked at"), user_id: who.userId };
}

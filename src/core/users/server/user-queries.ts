import type { Role } from "#platform/domain/access/actor.ts";
import { type PersonAction, refusePerson } from "#platform/domain/access/decide-person.ts";
import { formatScope, isPermission, type Permission } from "#platform/domain/access/permissions.ts";
import type { UserId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";

/**
 * Locks the person of a username for a change by this actor. Throws `not_found`, and as the domain decides
 * for admins, for oneself where that locks one out, and for people with more permissions than the actor.
 */
export async function lockManagedUser(
  tx: Tx,
  ctx: StaffContext,
  username: string,
  act: PersonAction,
): Promise<ManagedUser> {
  const person = found(await lockUser(tx, username));
  const refusal = refusePerson(ctx, person, act);
  if (refusal !== null) throw new AppError(refusal, { details: { name: person.name } });
  return person;
}

/** Returns the fields of a person's form, from which the version of an edit and the audit log are made. */
export function editedUserFields(
  person: Pick<ManagedUser, "name" | "designation" | "phone" | "email" | "scope">,
) {
  const { name, designation, phone, email, scope } = person;
  return { name, designation, phone, email, scope: formatScope(scope) };
}

/** The people of the restaurant who were not deleted, by name. */
export const allUsers = (tx: Tx) =>
  tx.rows(
    sqlOf
      .selectFrom("users as u")
      .leftJoin("approval_pins as p", (join) =>
        join.onRef("p.tenant_id", "=", "u.tenant_id").onRef("p.user_id", "=", "u.id"),
      )
      .select(["u.id", "u.username", "u.name", "u.role", "u.photo", "u.designation", "u.phone", "u.email"])
      .select(["u.scopes", "u.is_active", "u.created_at", "p.set_at as pin_set_at"])
      .select((eb) =>
        eb
          .selectFrom("sessions as s")
          .select(({ fn }) => fn.max("s.last_seen_at").as("at"))
          .whereRef("s.tenant_id", "=", "u.tenant_id")
          .whereRef("s.user_id", "=", "u.id")
          .as("last_seen_at"),
      )
      .where("u.tenant_id", "=", tx.tenantId)
      .where("u.archived_at", "is", null)
      .orderBy("u.name")
      .orderBy("u.id"),
  );

/** A person as they are managed: what is known of them, and what they may do. */
export interface ManagedUser {
  readonly userId: UserId;
  readonly username: string;
  readonly name: string;
  readonly role: Role;
  readonly designation: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly isActive: boolean;
  readonly scope: readonly Permission[];
}

/** The person of a username in this restaurant, held until the transaction ends; undefined when there is none. */
async function lockUser(tx: Tx, username: string): Promise<ManagedUser | undefined> {
  const row = await tx.first(
    sqlOf
      .selectFrom("users")
      .select(["id as userId", "username", "name", "role", "designation", "phone", "email"])
      .select(["is_active as isActive", "scopes"])
      .where("tenant_id", "=", tx.tenantId)
      .where("username", "=", username)
      .where("archived_at", "is", null)
      .forUpdate(),
  );
  if (!row) return undefined;
  const { scopes, ...person } = row;
  return { ...person, scope: scopes.filter(isPermission) };
}

interface UserChange {
  readonly name?: string;
  readonly designation?: string | null;
  readonly phone?: string | null;
  readonly email?: string | null;
  readonly scopes?: string[];
  readonly is_active?: boolean;
  readonly archived_at?: Date;
}

/** Writes what changes of a held person. */
export const writeUser = (tx: Tx, userId: UserId, change: UserChange, now: Date) =>
  tx.run(
    sqlOf
      .updateTable("users")
      .set({ ...change, updated_at: now })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", userId),
  );

/** Frees a username for anybody on the platform. */
export const freeUsername = (tx: Tx, username: string) =>
  tx.run(
    sqlOf.deleteFrom("user_directory").where("username", "=", username).where("tenant_id", "=", tx.tenantId),
  );

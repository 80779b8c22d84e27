import { formatScope, type Permission } from "#platform/domain/access/permissions.ts";
import type { Role } from "#platform/domain/access/roles.ts";
import type { Id } from "#platform/domain/ids.ts";
import { hashPassword } from "#platform/server/auth/passwords.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";

export interface NewUser {
  readonly username: string;
  readonly name: string;
  readonly role: Role;
  readonly scope?: readonly Permission[];
  readonly designation?: string | null;
  readonly phone?: string | null;
  /** The username unless told. */
  readonly email?: string | null;
  /** Clear text, hashed here; or a hash made once for many users. */
  readonly password: string | { readonly hash: string };
  /** How many orders they confirm before sending; the first ten when left out. */
  readonly confirmSends?: number;
}

/** A person who can sign in. Refuses `username_taken` for one that exists anywhere on the platform, without saying where. */
export async function createUser(tx: Tx, user: NewUser): Promise<Id<"User">> {
  const hash = typeof user.password === "string" ? await hashPassword(user.password) : user.password.hash;
  const username = user.username.toLowerCase();
  const added = await tx.first(
    sqlOf
      .insertInto("users")
      .values({
        tenant_id: tx.tenantId,
        username,
        password_hash: hash,
        name: user.name,
        role: user.role,
        scopes: scopesOf(user.scope ?? []),
        designation: user.designation ?? null,
        phone: user.phone ?? null,
        email: user.email === undefined ? username : user.email,
        confirm_sends: user.confirmSends,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id"),
  );
  // Another restaurant's address is met here only: the directory is the one list of all.
  const isFree =
    added !== undefined &&
    (await tx.run(
      sqlOf
        .insertInto("user_directory")
        .values({ username, tenant_id: tx.tenantId, user_id: added.id })
        .onConflict((conflict) => conflict.doNothing()),
    )) === 1;
  if (!isFree) throw new AppError("username_taken", { field: "username" });
  return added.id;
}

/** Permissions as they are stored: each once, in the order of the list. */
export function scopesOf(scope: readonly Permission[]): string[] {
  return formatScope(scope)
    .split(",")
    .filter((name) => name !== "");
}

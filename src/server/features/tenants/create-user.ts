import { formatScope, type Permission } from "../../../domain/access/permissions.ts";
import type { Role } from "../../../domain/access/roles.ts";
import type { Id } from "../../../domain/ids.ts";
import { hashPassword } from "../../platform/auth/passwords.ts";
import { sqlOf, type Tx } from "../../platform/db/tx.ts";

export interface NewUser {
  readonly username: string;
  readonly name: string;
  readonly role: Role;
  readonly scope?: readonly Permission[];
  readonly designation?: string;
  readonly phone?: string;
  /** Clear text, hashed here; or a hash made once for many users. */
  readonly password: string | { readonly hash: string };
  /** How many orders they confirm before sending; the first ten when left out. */
  readonly confirmSends?: number;
}

/** A person who can sign in. Throws on a username that exists anywhere on the platform. */
export async function createUser(tx: Tx, user: NewUser): Promise<Id<"User">> {
  const hash = typeof user.password === "string" ? await hashPassword(user.password) : user.password.hash;
  const username = user.username.toLowerCase();
  const { id } = await tx.one(
    sqlOf
      .insertInto("users")
      .values({
        tenant_id: tx.tenantId,
        username,
        password_hash: hash,
        name: user.name,
        role: user.role,
        scopes: formatScope(user.scope ?? [])
          .split(",")
          .filter((name) => name !== ""),
        designation: user.designation ?? null,
        phone: user.phone ?? null,
        email: username,
        confirm_sends: user.confirmSends,
      })
      .returning("id"),
  );
  await tx.run(sqlOf.insertInto("user_directory").values({ username, tenant_id: tx.tenantId, user_id: id }));
  return id;
}

import { formatScope, type Permission } from "../../src/domain/access/permissions.ts";
import type { Role } from "../../src/domain/access/roles.ts";
import { type Id, toId } from "../../src/domain/ids.ts";
import type { Language } from "../../src/messages/languages.ts";
import { hashPassword } from "../../src/server/platform/auth/passwords.ts";
import type { Database } from "../../src/server/platform/db/in-tenant.ts";
import { sqlOf, type Tx } from "../../src/server/platform/db/tx.ts";

export interface NewTenant {
  readonly name: string;
  readonly email?: string;
  readonly kind?: "restaurant" | "platform";
  readonly language?: Language;
  readonly isActive?: boolean;
}

/** Stations every restaurant starts with; the board at /dashboard/kitchen and /dashboard/bar. */
export const firstStations = [
  { slug: "kitchen", title: "Cocina", position: 1 },
  { slug: "bar", title: "Bar", position: 2 },
] as const;

/** The drawer every restaurant starts with. */
const firstDrawer = "Caja 1";

/** A tenant with its settings, stations and drawer, and nothing else. */
export async function createTenant(db: Database, tenant: NewTenant): Promise<Id<"Tenant">> {
  const rows = await db.directory<{ id: number }>(
    "insert into tenants (kind, name, email, is_active, subscription_start) values ($1, $2, $3, $4, current_date) returning id",
    [tenant.kind ?? "restaurant", tenant.name, tenant.email ?? null, tenant.isActive ?? true],
  );
  const tenantId = toId<"Tenant">(rows[0]?.id ?? 0);
  await db.inTenant(tenantId, async (tx) => {
    await tx.run(
      sqlOf.insertInto("store_settings").values({
        tenant_id: tenantId,
        store_name: tenant.name,
        email: tenant.email ?? null,
        language: tenant.language ?? "es",
      }),
    );
    await tx.run(sqlOf.insertInto("print_settings").values({ tenant_id: tenantId }));
    await tx.run(
      sqlOf
        .insertInto("stations")
        .values(firstStations.map((station) => ({ tenant_id: tenantId, ...station }))),
    );
    await tx.run(sqlOf.insertInto("cash_drawers").values({ tenant_id: tenantId, title: firstDrawer }));
  });
  return tenantId;
}

export interface NewUser {
  readonly username: string;
  readonly name: string;
  readonly role: Role;
  readonly scope?: readonly Permission[];
  readonly designation?: string;
  readonly phone?: string;
  /** Clear text, hashed here; or a hash made once for many users. */
  readonly password: string | { readonly hash: string };
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
      })
      .returning("id"),
  );
  await tx.query({
    text: "insert into user_directory (username, tenant_id, user_id) values ($1, $2, $3)",
    values: [username, tx.tenantId, id],
  });
  return id;
}

/** Gives a person the PIN with which they approve. */
export async function createPin(tx: Tx, userId: Id<"User">, pin: string): Promise<void> {
  await tx.run(
    sqlOf
      .insertInto("approval_pins")
      .values({ tenant_id: tx.tenantId, user_id: userId, pin_hash: await hashPassword(pin) }),
  );
}

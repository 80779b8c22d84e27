import { randomUUID } from "node:crypto";
import { createTenant, platformTenant } from "#core/tenants/server/public.ts";
import { createUser } from "#core/users/server/public.ts";
import type { Role } from "#platform/domain/access/actor.ts";
import type { Permission } from "#platform/domain/access/permissions.ts";
import type { Id } from "#platform/domain/ids.ts";
import { hashPassword } from "#platform/server/auth/passwords.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import { demoStaff } from "../../db/seeds/demo/demo-people.ts";
import { aSmallRestaurant, type SmallRestaurant } from "../../db/seeds/small-restaurant.ts";

/** A zone in which a run begins between noon and one: no date and no business day turns while it goes on. */
export const zoneAtNoon = noonZone(new Date().getUTCHours());

function noonZone(utcHour: number): string {
  // Etc/GMT+8 is eight hours behind, Etc/GMT-8 eight ahead.
  return utcHour < 12 ? `Etc/GMT-${12 - utcHour}` : `Etc/GMT+${utcHour - 12}`;
}

/** Password of everybody whom tests make; hashed once, because hashing is slow on purpose. */
const staffPassword = "maquilishuat-en-flor-9";
let staffHash: Promise<string> | undefined;

/** What somebody signs in with. */
export interface SignIn {
  readonly username: string;
  readonly password: string;
}

export type Job = keyof typeof demoStaff;

/** A restaurant of one test's own: nobody else sees or changes it. */
export interface Restaurant extends SmallRestaurant {
  readonly name: string;
  readonly db: Database;
  /** Somebody who can sign in, with the role and scope that the demo restaurant gives this job. */
  hire(job: Job): Promise<SignIn>;
  hireWith(scope: readonly Permission[]): Promise<SignIn>;
  /** Whether its subscription is active. */
  setActive(isActive: boolean): Promise<void>;
  /** Whether tills open a window with the receipt by themselves; none does unless the journey is about paper. */
  setPrinting(isOn: boolean): Promise<void>;
  /** A statement that names tenant_id as $1. */
  run<Row = unknown>(text: string, ...values: unknown[]): Promise<Row[]>;
}

/** A restaurant as its owner finds it on the first day. */
export interface EmptyRestaurant {
  readonly name: string;
  readonly owner: SignIn;
}

/** A fresh restaurant with nothing but what every one starts with, and its owner. */
export async function anEmptyRestaurant(db: Database): Promise<EmptyRestaurant> {
  const name = `Comedor ${randomUUID().slice(0, 8)}`;
  const tenantId = await createTenant(db, { name });
  await setZone(db, tenantId);
  return { name, owner: await hireAs(db, tenantId, { name: "Marta Rivas", role: "admin", scope: [] }) };
}

/** What operators that tests make are called. */
export const operatorName = "Operadora de prueba";

/** An operator of the platform who has never signed in. */
export async function anOperator(db: Database): Promise<SignIn> {
  return hireAs(db, await platformTenant(db), { name: operatorName, role: "superadmin", scope: [] });
}

interface Hired {
  readonly name: string;
  readonly role: Role;
  readonly scope: readonly Permission[];
}

async function hireAs(db: Database, tenantId: Id<"Tenant">, person: Hired): Promise<SignIn> {
  const username = `${randomUUID()}@e2e.comanda.test`;
  staffHash ??= hashPassword(staffPassword);
  const password = { hash: await staffHash };
  await db.inTenant(tenantId, (tx) => createUser(tx, { ...person, username, password }));
  return { username, password: staffPassword };
}

function setZone(db: Database, tenantId: Id<"Tenant">) {
  return db.inTenant(tenantId, (tx) =>
    tx.query({
      text: "update store_settings set time_zone = $2 where tenant_id = $1",
      values: [tenantId, zoneAtNoon],
    }),
  );
}

/** A fresh small restaurant (db/seeds/small-restaurant.ts) with staff on demand. */
export async function aRestaurant(db: Database): Promise<Restaurant> {
  const name = `Comedor ${randomUUID().slice(0, 8)}`;
  const small = await aSmallRestaurant(db, { name });
  const run = <Row>(text: string, ...values: unknown[]) =>
    db.inTenant(small.tenantId, (tx) => tx.query<Row>({ text, values: [tx.tenantId, ...values] }));
  const setPrinting = async (isOn: boolean) => {
    await run("update print_settings set is_enable_print = $2 where tenant_id = $1", isOn);
  };
  await setPrinting(false);
  await setZone(db, small.tenantId);
  return {
    ...small,
    name,
    db,
    hire: (job) => hireAs(db, small.tenantId, demoStaff[job]),
    hireWith: (scope) => hireAs(db, small.tenantId, { name: "Persona de prueba", role: "staff", scope }),
    setActive: async (isActive) => {
      await db.directory("update tenants set is_active = $2 where id = $1", [small.tenantId, isActive]);
    },
    setPrinting,
    run,
  };
}

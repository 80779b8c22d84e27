import { createTenant } from "#core/tenants/server/public.ts";
import {
  type CustomerImportRow,
  importCustomers,
  previewCustomerImport,
} from "#service/customers/contract/customer-import.ts";
import type { BenchWorld } from "./support/bench-world.ts";
import type { Figure } from "./support/figure.ts";
import { signIn } from "./support/sign-in.ts";
import { readImports, timedSender } from "./support/timed-import.ts";

/** How long it takes until the customers of a file are customers: looked at, imported, and imported again with other names. */
export async function customersFigure(world: BenchWorld): Promise<Figure> {
  const { url } = await world.product();
  const { rows, rounds } = await readImports(
    [1_000, 10_000],
    {
      checked: "looked at, nothing changed",
      added: "imported, nobody known before",
      changed: "imported again, each name another",
    },
    (customers) => measureImport(world, url, customers),
  );
  return {
    title: "Customers from a file",
    aim: "10,000 looked at and imported within 4 s",
    columns: ["what", "1,000, p50", "10,000, p50", "slowest", "of 1,000"],
    rows,
    notes: [`${rounds} restaurants of each size; from the request until its answer.`],
  };
}

async function measureImport({ database: { db } }: BenchWorld, url: string, customers: number) {
  const tenantId = await createTenant(db, { name: "Clientela" });
  const timed = timedSender(url, await signIn(db, tenantId, ["MANAGE_CUSTOMERS"]));
  return {
    checked: await timed(previewCustomerImport, { customers: customerRows(customers, "Mejía") }),
    added: await timed(importCustomers, { customers: customerRows(customers, "Mejía") }),
    changed: await timed(importCustomers, {
      customers: customerRows(customers, "Rivas"),
      doubles: "update",
    }),
  };
}

function customerRows(customers: number, surname: string): CustomerImportRow[] {
  return Array.from({ length: customers }, (_, n) => ({
    phone: `7${String(n).padStart(7, "0")}`,
    name: `Cliente ${n} ${surname}`,
    email: `cliente${n}@correo.example`,
    birth_date: `${1950 + (n % 50)}-0${1 + (n % 9)}-15 00:00:00`,
    gender: n % 2 === 0 ? "female" : "male",
  }));
}

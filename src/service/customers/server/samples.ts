import { type Sample, sample } from "#app/server/suites/sample.ts";
import type { World } from "#app/server/suites/suite-world.ts";
import { createCustomer } from "#db/seeds/store.ts";
import { importCustomers, previewCustomerImport } from "../contract/customer-import.ts";
import {
  addCustomer,
  deleteCustomer,
  listWithNumber,
  mergeCustomers,
  searchCustomers,
  updateCustomer,
} from "../contract/customers.ts";

const address = { department_code: "06", municipality_code: "23" } as const;

let phones = 0;

/** Adds a customer whom nothing else in the world needs. */
const aCustomer = ({ server, small }: World) =>
  server.db.inTenant(small.tenantId, (tx) =>
    createCustomer(tx, { phone: `7900-${String(++phones).padStart(4, "0")}`, name: "Rosa Díaz" }),
  );

const rows = [
  {
    phone: "7800-0001",
    name: "Luis",
    email: "luis@correo.example",
    birth_date: "1990-05-01 00:00:00",
    gender: "male",
  },
  { phone: "7800-0002", name: "Marta" },
];

export const customersSamples: readonly Sample[] = [
  sample(searchCustomers)(() => ({ query: { q: "cliente 7" } })),
  sample(listWithNumber)(() => ({ query: { number: "0614-010190-101-3" } })),
  sample(addCustomer)(() => ({
    body: { phone: "7123-4567", name: "Ana María Núñez", birthDate: "1990-05-01", ...address },
  })),
  sample(updateCustomer)(async (world) => ({
    params: { id: await aCustomer(world) },
    body: {
      type: "CONSUMIDOR_FINAL" as const,
      name: "Rosa Elena Díaz",
      notes: "Mesa junto a la ventana",
      ...address,
    },
  })),
  sample(deleteCustomer)(async (world) => ({ params: { id: await aCustomer(world) } })),
  sample(mergeCustomers)(async (world) => ({
    params: { id: await aCustomer(world) },
    body: { otherId: await aCustomer(world) },
  })),
  sample(previewCustomerImport)(() => ({ body: { customers: rows } })),
  sample(importCustomers)(() => ({ body: { customers: rows, doubles: "update" as const } })),
];

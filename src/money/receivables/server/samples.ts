import { randomUUID } from "node:crypto";
import { type Sample, sample } from "#app/server/suites/sample.ts";
import type { World } from "#app/server/suites/suite-world.ts";
import { anAccountPayment, aPaymentOfFive, owesFive } from "#app/server/testing/account-payment.ts";
import { createCustomer } from "#db/seeds/store.ts";
import { payOnAccount, takeBackAccountPayment } from "../contract/receivables.ts";

let phones = 0;

/** A customer whom nothing else in the world needs. */
const aCustomer = ({ server, small }: World) =>
  server.db.inTenant(small.tenantId, (tx) =>
    createCustomer(tx, { phone: `7600-${String(++phones).padStart(4, "0")}`, name: "Rosa Díaz" }),
  );

export const receivablesSamples: readonly Sample[] = [
  sample(payOnAccount)(async (world) => {
    const id = await aCustomer(world);
    await owesFive(world, id);
    return { params: { id }, body: await aPaymentOfFive(world) };
  }),
  sample(takeBackAccountPayment)(async (world) => {
    const id = await aCustomer(world);
    return {
      params: { id, accountPaymentId: await anAccountPayment(world, id) },
      body: { uuid: randomUUID(), reason: "Se recibió dos veces" },
    };
  }),
];

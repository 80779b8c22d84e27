import { randomUUID } from "node:crypto";
import { createDebts } from "#db/seeds/receivables.ts";
import type { SmallRestaurant } from "#db/seeds/small-restaurant.ts";
import { createPaymentType } from "#db/seeds/store.ts";
import { payOnAccount } from "#money/receivables/contract/receivables.ts";
import type { AccountPaymentId, CustomerId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { businessDate } from "#platform/domain/periods/business-day.ts";
import type { Person } from "./sessions.ts";
import type { TestServer } from "./test-server.ts";

interface Restaurant {
  readonly server: TestServer;
  readonly small: SmallRestaurant;
}

/** Makes a customer owe $5.00. */
export const owesFive = ({ server, small }: Restaurant, customerId: CustomerId) =>
  server.db.inTenant(small.tenantId, (tx) =>
    createDebts(tx, { customerId, limit: cents(50_00) }, [
      { amount: cents(5_00), date: businessDate("2026-01-15") },
    ]),
  );

/** A payment of $5.00, sent anew, by a way to pay that nothing else in the world changes. */
export const aPaymentOfFive = async ({ server, small }: Restaurant) => ({
  uuid: randomUUID(),
  paymentTypeId: await server.db.inTenant(small.tenantId, (tx) =>
    createPaymentType(tx, { title: "Depósito", icon: "bank", position: 90 }),
  ),
  amount: 5,
});

/** With which a customer paid $5.00, all they owed. */
export async function anAccountPayment(
  { admin, ...restaurant }: Restaurant & { readonly admin: Person },
  customerId = restaurant.small.customerId,
): Promise<AccountPaymentId> {
  await owesFive(restaurant, customerId);
  const paid = await admin.call(payOnAccount, {
    params: { id: customerId },
    body: await aPaymentOfFive(restaurant),
  });
  return paid.ok.account_payment_id;
}

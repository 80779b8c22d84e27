import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { apiBase } from "#app/contract/routes.ts";
import { testIssuerSecrets } from "#app/server/testing/ministry/tax-issuer.ts";
import { paymentSummary, payOrders } from "#money/payments/contract/payments.ts";
import type { RouteDefinition } from "#platform/contract/define.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import { sqlOf } from "#platform/server/db/tx.ts";
import { createSecretBox } from "#platform/server/secrets/secret-box.ts";
import { createOrder } from "#service/orders/contract/create-order.ts";
import { giveCredentials, letIssue } from "../../db/seeds/issuing.ts";
import { benchSecretKey } from "./sign-in.ts";
import { type BenchTenant, freshCart, smallTenants } from "./small-tenants.ts";

/** A restaurant that sells and is paid by card. */
export interface SellingTenant extends BenchTenant {
  readonly paymentType: number;
}

/** A small restaurant, and whether it issues electronic documents to the ministry's test service. */
export async function sellingTenant(
  db: Database,
  { issues }: { readonly issues: boolean },
): Promise<SellingTenant> {
  const [tenant] = await smallTenants(db, 1, ["POS", "ORDERS", "ORDER_BILLING"]);
  if (!tenant) throw new Error("No restaurant was made");
  return db.inTenant(tenant.tenantId, async (tx) => {
    if (issues) {
      const { nit } = testIssuerSecrets;
      await tx.run(
        sqlOf
          .updateTable("fiscal_settings")
          .set({ nit, nrc: "2768431", phone: "22577001" })
          .where("tenant_id", "=", tx.tenantId),
      );
      await letIssue(tx);
      await giveCredentials(tx, createSecretBox([benchSecretKey]), testIssuerSecrets);
    }
    const { id } = await tx.one(
      sqlOf
        .selectFrom("payment_types")
        .select("id")
        .where("tenant_id", "=", tx.tenantId)
        .where("title", "=", "Tarjeta"),
    );
    return { ...tenant, paymentType: id };
  });
}

/** Orders and pays; how many milliseconds the payment took. */
export async function sellOnce(url: string, tenant: SellingTenant): Promise<number> {
  const { orderId } = await posted(url, tenant, createOrder, freshCart(tenant.cart));
  const { summary } = await posted(url, tenant, paymentSummary, { orderIds: [orderId] });
  const started = performance.now();
  await posted(url, tenant, payOrders, {
    uuid: randomUUID(),
    orderIds: [orderId],
    subTotal: summary.subtotal,
    taxTotal: summary.tax_total,
    serviceChargeTotal: summary.service_charge_total,
    total: summary.total,
    selectedPaymentType: tenant.paymentType,
  });
  return performance.now() - started;
}

/** The answer as it travelled; what it is, the tests of its route prove. */
async function posted<R extends RouteDefinition>(
  url: string,
  tenant: BenchTenant,
  { path }: R,
  body: object,
): Promise<z.input<R["response"]>> {
  const reply = await fetch(url + apiBase + path, {
    method: "POST",
    headers: {
      cookie: tenant.cookie,
      "x-forwarded-for": tenant.address,
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
    },
    body: JSON.stringify(body),
  });
  const answer = await reply.text();
  if (!reply.ok) throw new Error(`${path}: ${answer.slice(0, 500)}`);
  return JSON.parse(answer) as z.input<R["response"]>;
}

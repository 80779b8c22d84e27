import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { payPart } from "#money/payments/contract/payments.ts";
import { type OrderId, toUuid } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { callRoute } from "./device.ts";
import type { Restaurant } from "./restaurant.ts";

/** Amounts in cents: what is left to pay, how much of it is paid now (all unless told), and the tip beside it. */
export interface OrderPayment {
  readonly orderId: OrderId;
  readonly balance: number;
  readonly amount?: number;
  readonly tip?: number;
  readonly method?: keyof Restaurant["paymentTypes"];
}

/** Pays a ready order from another device, in cash unless told otherwise. */
export async function payOrder(
  device: APIRequestContext,
  { paymentTypes }: Restaurant,
  { orderId, balance, amount = balance, tip = 0, method = "cash" }: OrderPayment,
): Promise<void> {
  await callRoute(device, payPart, {
    body: {
      uuid: toUuid(randomUUID()),
      orderIds: [orderId],
      expectedBalance: cents(balance),
      part: { kind: "amount", amount: cents(amount) },
      tenders: [
        {
          uuid: toUuid(randomUUID()),
          paymentTypeId: paymentTypes[method],
          amount: cents(amount),
          tip: cents(tip),
        },
      ],
    },
  });
}

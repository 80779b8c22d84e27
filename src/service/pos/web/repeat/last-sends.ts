import { z } from "zod";
import type { TenantId } from "#platform/domain/ids.ts";
import { readStored, writeStored } from "#platform/web/stored.ts";
import { type Cart, EMPTY_CART } from "#service/cart/domain/cart.ts";
import { readStoredCart, storedCartText } from "../cart/stored-cart.ts";

/** An order that this till sent, with what was in its cart. */
export interface LastSend {
  readonly orderNo: number;
  readonly sentAt: Date;
  readonly cart: Pick<Cart, "lines" | "diningOption" | "tableId">;
}

/** Most sends that are kept: so many fit in an empty cart. */
const MOST = 3;
const keyOf = (tenantId: TenantId) => `pos-sends.${tenantId}`;

const sendsJson = z.array(z.object({ orderNo: z.number(), sentAt: z.coerce.date(), cart: z.string() }));

/** Returns the last orders this till sent, the newest first; none without storage. */
export function lastSends(tenantId: TenantId): LastSend[] {
  const text = readStored(keyOf(tenantId));
  if (text === null) return [];
  try {
    return sendsJson.parse(JSON.parse(text)).flatMap(({ cart: stored, ...send }) => {
      const cart = readStoredCart(stored)?.cart;
      return cart ? [{ ...send, cart }] : [];
    });
  } catch {
    // The text is damaged or from an older version: the next send starts anew.
    return [];
  }
}

/** Keeps a sent order to be repeated. Who its guest was is not kept. */
export function keepSend(tenantId: TenantId, send: LastSend): void {
  write(tenantId, [send, ...lastSends(tenantId)].slice(0, MOST));
}

/** Forgets an order that was taken back. */
export function forgetSend(tenantId: TenantId, orderNo: number): void {
  write(
    tenantId,
    lastSends(tenantId).filter((send) => send.orderNo !== orderNo),
  );
}

function write(tenantId: TenantId, sends: readonly LastSend[]): void {
  const stored = sends.map(({ cart: { lines, diningOption, tableId }, ...send }) => ({
    ...send,
    cart: storedCartText({ cart: { ...EMPTY_CART, lines, diningOption, tableId }, pending: null }),
  }));
  writeStored(keyOf(tenantId), JSON.stringify(stored));
}

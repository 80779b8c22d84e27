import { z } from "zod";
import { idOf } from "#platform/contract/wire.ts";

/** Orders that one request acts on together. */
export const orderIds = z.array(idOf("Order")).min(1).max(100);

/** Lines of orders that one request acts on together. */
export const lineIds = z.array(idOf("OrderLine")).min(1).max(200);

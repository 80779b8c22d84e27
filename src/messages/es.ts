import type { en } from "./en.ts";
import { errors } from "./es/errors.ts";
import { orders } from "./es/orders.ts";
import { payments } from "./es/payments.ts";
import { validation } from "./es/validation.ts";
import type { Translated } from "./translated.ts";

/** Spanish of El Salvador. */
export const es = { errors, orders, payments, validation } as const satisfies Translated<typeof en>;

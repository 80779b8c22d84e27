import { errors } from "./en/errors.ts";
import { orders } from "./en/orders.ts";
import { payments } from "./en/payments.ts";
import { validation } from "./en/validation.ts";

/** English: the source of keys. One file per feature; `t("orders.title")` reads `title` of `en/orders.ts`. */
export const en = { errors, orders, payments, validation } as const;

import type { PaymentTypeId } from "#platform/domain/ids.ts";
import { toId } from "#platform/domain/ids.ts";
import { readStored, writeStored } from "#platform/web/stored.ts";

const KEY = "lastPaymentType";

/** Reads the payment type used last on this device; null if there was none. */
export function lastMethod(): PaymentTypeId | null {
  const id = Number(readStored(KEY));
  return Number.isSafeInteger(id) && id > 0 ? toId<"PaymentType">(id) : null;
}

/** Stores it for the next account. */
export function rememberMethod(id: PaymentTypeId | null): void {
  if (id !== null) writeStored(KEY, String(id));
}

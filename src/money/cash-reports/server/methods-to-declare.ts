import { readPaymentTypes } from "#core/settings/server/public.ts";
import { noTakings } from "#money/cash/domain/session-figures.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { SessionMethod } from "./session-figures.ts";

/**
 * What is stated beside the counted cash when a session is closed: every way to pay in use that is money but not cash, and those
 * out of use that took or gave back something before. All of them, so that the list does not tell what was sold.
 */
export async function methodsToDeclare(tx: Tx, used: readonly SessionMethod[]): Promise<SessionMethod[]> {
  const offered = (await readPaymentTypes(tx)).filter(
    ({ icon, isActive, settles }) => isActive && settles === "now" && icon !== "cash",
  );
  const others = used.filter((method) => !method.isCash);
  const inUse = offered.map(
    ({ id, title }) =>
      others.find((method) => method.id === id) ?? { ...noTakings, id, title, isCash: false },
  );
  return [...inUse, ...others.filter((method) => !offered.some(({ id }) => id === method.id))];
}

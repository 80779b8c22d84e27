import { noTakings } from "../../../domain/cash/session-figures.ts";
import { sqlOf, type Tx } from "../../platform/db/tx.ts";
import type { SessionMethod } from "./session-figures.ts";

/**
 * What is stated beside the counted cash when a session is closed: every way to pay in use that is not cash, and those
 * out of use that took or gave back something before. All of them, so that the list does not tell what was sold.
 */
export async function statableMethods(tx: Tx, used: readonly SessionMethod[]): Promise<SessionMethod[]> {
  const offered = await tx.rows(
    sqlOf
      .selectFrom("payment_types")
      .select(["id", "title"])
      .where("tenant_id", "=", tx.tenantId)
      .where("icon", "!=", "cash")
      .where("is_active", "=", true)
      .orderBy("position")
      .orderBy("id"),
  );
  const others = used.filter((method) => !method.isCash);
  const inUse = offered.map(
    ({ id, title }) => others.find((one) => one.id === id) ?? { ...noTakings, id, title, isCash: false },
  );
  return [...inUse, ...others.filter((method) => !offered.some(({ id }) => id === method.id))];
}

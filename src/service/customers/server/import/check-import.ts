import type { BodyOf } from "#platform/contract/define.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { importCustomers as definition } from "../../contract/customer-import.ts";
import {
  type CustomerLineProblem,
  checkCustomerLines,
  type FileCustomer,
  linesOfRows,
} from "../../domain/customer-file.ts";
import { phoneKey } from "../../domain/phone-key.ts";
import { type CustomerImport, planCustomerImport } from "../../domain/plan-import.ts";
import { wallToday } from "../wall-today.ts";
import { knownByPhone } from "./import-queries.ts";

type Body = BodyOf<typeof definition>;

export interface CheckedImport {
  readonly customers: readonly FileCustomer[];
  readonly problems: readonly CustomerLineProblem[];
}

/** The lines that can be kept and what is wrong with the others, as of the restaurant's today. */
export async function checkImport(tx: Tx, body: Body, now: Date): Promise<CheckedImport> {
  return checkCustomerLines(linesOfRows(body.customers), await wallToday(tx, now));
}

/** What becomes of these lines beside the customers there are now. */
export async function planImport(
  tx: Tx,
  customers: readonly FileCustomer[],
  doubles: Body["doubles"],
): Promise<CustomerImport> {
  const keys = customers.map(({ phone }) => phoneKey(phone));
  return planCustomerImport(customers, await knownByPhone(tx, keys), doubles);
}

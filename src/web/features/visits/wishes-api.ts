import { billRequest } from "../../../contract/accounts.ts";
import { answerCall } from "../../../contract/guest/staff-visits.ts";
import { call } from "../../platform/api.ts";
import type { TableWish } from "./table-wishes.ts";

/** Says that somebody goes: to a call, or with the bill as the menu of the table's card does. */
export function sendAnswerWish({ kind, visit }: TableWish): Promise<{ message: string }> {
  return kind === "call"
    ? call(answerCall, { params: { visitId: visit.id } })
    : call(billRequest, { params: { tableId: visit.table_id }, body: { action: "acknowledge" } });
}

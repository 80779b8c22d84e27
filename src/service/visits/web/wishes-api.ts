import { call } from "#platform/web/api.ts";
import { billRequest } from "#service/orders/contract/accounts.ts";
import { answerCall } from "../contract/staff-visits.ts";
import type { TableWish } from "./table-wishes.ts";
import { useVisitAction } from "./visits-api.ts";

/** Tells the server that somebody goes: to a call, or with the bill as the menu of the table's card does. */
function sendAnswerWish({ kind, visit }: TableWish): Promise<{ message: string }> {
  return kind === "call"
    ? call(answerCall, { params: { visitId: visit.id } })
    : call(billRequest, { params: { tableId: visit.table_id }, body: { action: "acknowledge" } });
}

/** Marks a wish with "Voy": somebody goes to the guests who call, or brings them the bill. */
export const useAnswerWish = () => useVisitAction(sendAnswerWish);

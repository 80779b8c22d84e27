import { queryOptions } from "@tanstack/react-query";
import { type CallInput, call } from "#platform/web/api.ts";
import { type FollowedList, withRecentChanges } from "#platform/web/live-lists/followed-list.ts";
import { shareEqual } from "#platform/web/queries/share-equal.ts";
import {
  billRequest,
  mergeAccounts,
  moveLines,
  moveToTable,
  setPeople,
  undoAccountChange,
  voidLines,
} from "../../contract/accounts.ts";
import { giveCourtesy, removeCourtesy } from "../../contract/courtesies.ts";
import {
  accountsChanged,
  cancelOrders,
  completeOrders,
  listOrders,
  serveOrders,
  updateLineStatus,
} from "../../contract/orders.ts";
import { applyAccounts } from "./apply-accounts.ts";
import { type OpenAccounts, openAccounts } from "./open-accounts.ts";

/** The accounts are told their changes; this slow poll brings what no event tells, in milliseconds. */
const POLL_MS = 60_000;

export const accountChanges: FollowedList<typeof accountsChanged, OpenAccounts> = {
  definition: accountsChanged,
  apply: applyAccounts,
};

/** The open accounts, for the cards of the open accounts and of charging. */
export const openAccountsQuery = queryOptions({
  queryKey: ["orders", "open"],
  queryFn: async ({ signal }) => {
    const answer = await call(listOrders, { signal });
    return withRecentChanges(accountChanges, openAccounts(answer, Date.now()));
  },
  // Whoever comes back from another screen has heard no event there: what is kept is only shown until the answer.
  structuralSharing: shareEqual,
  staleTime: 0,
  refetchInterval: POLL_MS,
});

/** Voids dishes of an order. */
export const sendVoid = (input: CallInput<typeof voidLines>) => call(voidLines, input);

/** Cancels whole orders. */
export const sendCancel = (input: CallInput<typeof cancelOrders>) => call(cancelOrders, input);

export const sendMoveToTable = (input: CallInput<typeof moveToTable>) => call(moveToTable, input);

export const sendMerge = (input: CallInput<typeof mergeAccounts>) => call(mergeAccounts, input);

export const sendMoveLines = (input: CallInput<typeof moveLines>) => call(moveLines, input);

export const sendUndo = (input: CallInput<typeof undoAccountChange>) => call(undoAccountChange, input);

export const sendPeople = (input: CallInput<typeof setPeople>) => call(setPeople, input);

export const sendBillRequest = (input: CallInput<typeof billRequest>) => call(billRequest, input);

export const sendComplete = (input: CallInput<typeof completeOrders>) => call(completeOrders, input);

export const sendServe = (input: CallInput<typeof serveOrders>) => call(serveOrders, input);

export const sendLineStatus = (input: CallInput<typeof updateLineStatus>) => call(updateLineStatus, input);

export const sendCourtesy = (input: CallInput<typeof giveCourtesy>) => call(giveCourtesy, input);

export const sendCourtesyRemoval = (input: CallInput<typeof removeCourtesy>) => call(removeCourtesy, input);

import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../../contract/accounts.ts";
import { voidLines } from "../lines/void-lines.ts";
import { answerBillRequest } from "./answer-bill-request.ts";
import { handOver } from "./hand-over.ts";
import { mergeAccounts } from "./merge-accounts.ts";
import { moveLines } from "./move-lines.ts";
import { moveToTable } from "./move-to-table.ts";
import { setPeople } from "./set-people.ts";
import { undoAccountChange } from "./undo-account-change.ts";

/** What is done to whole accounts, to where dishes are charged, and to dishes that are not. */
export const accountRoutes: FeatureRoutes = (on) => {
  on(contract.moveToTable, ({ ctx, body }) => moveToTable(ctx, body));
  on(contract.mergeAccounts, ({ ctx, body }) => mergeAccounts(ctx, body));
  on(contract.moveLines, ({ ctx, body }) => moveLines(ctx, body));
  on(contract.handOver, ({ ctx, body }) => handOver(ctx, body));
  on(contract.undoAccountChange, ({ ctx, body }) => undoAccountChange(ctx, body.changeId));
  on(contract.setPeople, ({ ctx, body }) => setPeople(ctx, body));
  on(contract.voidLines, ({ ctx, body }) => voidLines(ctx, body));
  on(contract.billRequest, ({ ctx, params, body }) =>
    answerBillRequest(ctx, { tableId: params.tableId, action: body.action }),
  );
};

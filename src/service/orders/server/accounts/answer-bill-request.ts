import type { TableId } from "#platform/domain/ids.ts";
import { type AuditActor, recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { billRequestSteps } from "../../contract/accounts.ts";
import { type BillRequestStatus, decideBillAnswer } from "../../domain/bill-request.ts";
import { type AccountRow, lockAccountRows } from "../reading/order-queries.ts";
import { accountState, selectOpenAccountsAt, selectTableTitle, updateAccounts } from "./account-queries.ts";

type BillRequestStep = (typeof billRequestSteps)[number];

interface BillRequestAnswer {
  readonly tableId: TableId;
  readonly action: BillRequestStep;
}

const replies = {
  acknowledge: "orders.account.reply.bill_acknowledged",
  cancel: "orders.account.reply.bill_cancelled",
  request: "orders.account.reply.bill_requested",
} as const satisfies Record<BillRequestStep, string>;

/**
 * Attends or cancels the request for the bill at a table, or makes one for the guests. With several parties at the
 * table all that ask are answered. The same answer twice is fine; one to what nobody asks any more is refused.
 */
export function answerBillRequest(
  ctx: StaffContext,
  { tableId, action }: BillRequestAnswer,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    found(await selectTableTitle(tx, tableId));
    await moveBillRequest(tx, ctx, { tableId, action });
    return { message: ctx.say(replies[action]) };
  });
}

/** The same inside the caller's transaction, also for the guests themselves; gives where the request stands then. */
export async function moveBillRequest(
  tx: Tx,
  actor: AuditActor,
  { tableId, action }: BillRequestAnswer,
): Promise<BillRequestStatus> {
  const ids = (await selectOpenAccountsAt(tx, tableId)).map((account) => account.id);
  const accounts = (await lockAccountRows(tx, ids)).filter(
    (account) => account.closed_at === null && account.table_id === tableId,
  );
  if (accounts.length === 0) throw new AppError("no_open_account");
  const { status, changed } = action === "request" ? requestBill(accounts) : answerRequest(accounts, action);
  await writeBillRequests(tx, actor, changed, status);
  if (changed.length > 0) tx.emit({ type: "bill_request", tableId, status });
  return status;
}

interface BillRequestChange {
  readonly status: BillRequestStatus;
  readonly changed: readonly AccountRow[];
}

function requestBill(accounts: readonly AccountRow[]): BillRequestChange {
  return { status: "REQUESTED", changed: accounts.filter((account) => account.bill_request !== "REQUESTED") };
}

function answerRequest(
  accounts: readonly AccountRow[],
  action: Exclude<BillRequestStep, "request">,
): BillRequestChange {
  const requesting = accounts.filter((account) => account.bill_request === "REQUESTED");
  // Nobody asks: the account whose answer decides is one that has this very answer, if there is one.
  const decisions = (requesting.length > 0 ? requesting : accounts).map((account) =>
    decideBillAnswer(account.bill_request, action),
  );
  const accepted = decisions.find((decision) => decision.ok);
  if (!accepted) throw new AppError("bill_not_requested");
  return { status: accepted.status, changed: requesting };
}

async function writeBillRequests(
  tx: Tx,
  actor: AuditActor,
  accounts: readonly AccountRow[],
  status: BillRequestStatus,
): Promise<void> {
  const after = accounts.map(accountState).map((account) => ({
    ...account,
    billRequest: status,
    ...(status === "REQUESTED" && { billRequestedAt: actor.now.getTime() }),
  }));
  await updateAccounts(tx, after);
  await recordAudit(
    tx,
    actor,
    accounts.map((account) => ({
      action: "account.bill_request",
      subject: "account",
      subjectId: account.id,
      before: { bill_request: account.bill_request },
      after: { bill_request: status },
    })),
  );
}

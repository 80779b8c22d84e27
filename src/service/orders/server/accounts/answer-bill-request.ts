import { tenantOfMenuCode } from "#core/settings/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { TableId } from "#platform/domain/ids.ts";
import { type AuditActor, recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { PublicContext, StaffContext } from "#platform/server/http/context.ts";
import { guestAtTable, joinedVisit, phoneTokenHash } from "#service/visits/server/public.ts";
import type { billRequestSteps } from "../../contract/accounts.ts";
import type { requestTableBill as definition } from "../../contract/guest-orders.ts";
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
 * Attends or cancels the request for the bill at a table, or makes one for the guests. With several parties at
 * the table it answers every request. The same answer twice is fine; an answer to a request that is gone is
 * refused.
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

/** Does the same inside the caller's transaction, also for guests; returns the new status of the request. */
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
  // Without a request the decision comes from an account that already has this answer, if there is one.
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

/**
 * Requests the bill, or withdraws the request, for a phone that shares the table's account. Other phones get
 * `visit_not_joined`.
 */
export async function requestTableBill(
  { db, ctx }: { readonly db: Database; readonly ctx: PublicContext },
  qrcode: string,
  { tableId: locator, action }: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  const tokenHash = phoneTokenHash(ctx);
  return db.inTenant(await tenantOfMenuCode(db, qrcode), async (tx) => {
    const guest = await guestAtTable(tx, { locator, tokenHash });
    joinedVisit(guest);
    const nobody = { now: ctx.now, userId: null, sessionId: null };
    return { status: await moveBillRequest(tx, nobody, { tableId: guest.table.id, action }) };
  });
}

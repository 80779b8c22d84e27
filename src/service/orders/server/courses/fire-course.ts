import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { AccountId, OrderLineId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { fireCourse as fireCourseRoute, holdCourse as holdCourseRoute } from "../../contract/courses.ts";
import { coursesOf, courseTimes, decideHold, hasCourseGone, heldLines } from "../../domain/course.ts";
import { selectServedOrders } from "../accounts/account-queries.ts";
import { soldPieces } from "../lines/lines-together.ts";
import { lockAccountRows, type OrderedLine } from "../reading/order-queries.ts";
import { lockOrders } from "../reading/read-orders.ts";
import { selectCourseMinutes, writeFiringTimes } from "./held-courses.ts";

/**
 * Fires all held dishes of an account up to a course and restarts the minutes of the courses after it. When
 * nothing is held it changes nothing, so that two people who fire the same course fire it once.
 */
export function fireCourse(
  ctx: StaffContext,
  { account, course }: BodyOf<typeof fireCourseRoute>,
): Promise<ResponseOf<typeof fireCourseRoute>> {
  return ctx.inTenant(async (tx) => {
    const held = heldLines(await lockCourses(tx, account), ctx.now);
    const isFired = (line: { readonly course: number | null }) => (line.course ?? 0) <= course;
    const fired = held.filter(isFired);
    if (fired.length === 0)
      return { message: ctx.say("orders.reply.nothing_held", { course }), fired: 0, line_ids: [] };
    const waiting = held.filter((line) => !isFired(line));
    const times = courseTimes({
      courses: coursesOf(waiting),
      waiting: new Map(),
      hasGone: true,
      minutes: await selectCourseMinutes(tx),
      now: ctx.now,
    });
    await writeFiringTimes(tx, [
      ...fired.map(({ id }) => ({ id, fireAt: ctx.now })),
      ...waiting.map(({ id, course: own }) => ({ id, fireAt: times.get(own ?? 0) ?? null })),
    ]);
    const line_ids: OrderLineId[] = fired.map(({ id }) => id);
    await recordAudit(tx, ctx, [
      {
        action: "course.fired",
        subject: "account",
        subjectId: account,
        before: {},
        after: { course, items: fired.map(({ item_title }) => item_title) },
      },
    ]);
    tx.emit({ type: "order_update", orderIds: [...new Set(held.map((line) => line.order_id))] });
    const count = soldPieces(fired.map((line) => ({ line, quantity: line.quantity })));
    return { message: ctx.say("orders.reply.fired", { course, count }), fired: count, line_ids };
  });
}

/**
 * Holds back dishes that nobody has begun, as if they had not been fired. Where courses fire by themselves, the
 * minutes of everything held start again.
 */
export function holdCourse(
  ctx: StaffContext,
  { account, lineIds }: BodyOf<typeof holdCourseRoute>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const lines = await lockCourses(tx, account);
    const wanted = lines.filter((line) => lineIds.includes(line.id));
    if (wanted.length !== new Set(lineIds).size) throw new AppError("not_found");
    const decision = decideHold(wanted);
    if (!decision.ok) {
      if (decision.reason === "without_course") throw new AppError("invalid_input", { field: "lineIds" });
      throw new AppError(decision.reason);
    }
    const alreadyHeld = heldLines(lines, ctx.now);
    const isHeldNow = (line: (typeof lines)[number]) => wanted.includes(line) || alreadyHeld.includes(line);
    const held = lines.filter(isHeldNow);
    const times = courseTimes({
      courses: coursesOf(held),
      waiting: new Map(),
      hasGone: hasCourseGone(
        lines.filter((line) => !isHeldNow(line)),
        ctx.now,
      ),
      minutes: await selectCourseMinutes(tx),
      now: ctx.now,
    });
    await writeFiringTimes(
      tx,
      held.map(({ id, course }) => ({ id, fireAt: times.get(course ?? 0) ?? null })),
    );
    await recordAudit(tx, ctx, [
      {
        action: "course.held",
        subject: "account",
        subjectId: account,
        before: {},
        after: { items: wanted.map(({ item_title }) => item_title) },
      },
    ]);
    tx.emit({ type: "order_update", orderIds: [...new Set(held.map((line) => line.order_id))] });
    const count = soldPieces(wanted.map((line) => ({ line, quantity: line.quantity })));
    return { message: ctx.say("orders.reply.held", { count }) };
  });
}

/**
 * Locks the orders that an open account is served and returns their lines. An order sent meanwhile counts as sent
 * a moment later; an order that has left the account meanwhile is left out. Refuses `not_found` and
 * `account_closed`.
 */
async function lockCourses(tx: Tx, account: AccountId): Promise<OrderedLine[]> {
  const served = await selectServedOrders(tx, [account]);
  const orders = await lockOrders(
    tx,
    served.map(({ id }) => id),
  );
  const { closed_at } = found((await lockAccountRows(tx, [account]))[0]);
  if (closed_at !== null) throw new AppError("account_closed");
  return orders.filter((order) => order.account_id === account).flatMap((order) => order.lines);
}

import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { OrderLineId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { fireCourse as definition } from "../../contract/courses.ts";
import { coursesOf, courseTimes, heldLines } from "../../domain/course.ts";
import { soldPieces } from "../lines/lines-together.ts";
import { selectCourseMinutes, writeFiringTimes } from "./course-queries.ts";
import { lockCourses } from "./lock-courses.ts";

/**
 * Fires what an account holds up to a course; the courses after it begin their minutes anew. Where nothing is held any
 * more it changes nothing, so that two who fire one course fire it once.
 */
export function fireCourse(
  ctx: StaffContext,
  { account, course }: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
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

import type { BodyOf } from "#platform/contract/define.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { holdCourse as definition } from "../../contract/courses.ts";
import { coursesOf, courseTimes, decideHold, hasCourseGone, heldLines } from "../../domain/course.ts";
import { soldPieces } from "../lines/lines-together.ts";
import { selectCourseMinutes, writeFiringTimes } from "./course-queries.ts";
import { lockCourses } from "./lock-courses.ts";

/**
 * Holds dishes back that nobody has begun, as if they had not been fired. Where courses fire by themselves the minutes of
 * everything held begin anew.
 */
export function holdCourse(
  ctx: StaffContext,
  { account, lineIds }: BodyOf<typeof definition>,
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

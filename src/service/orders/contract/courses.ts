import { z } from "zod";
import { course } from "#menu/menu/contract/course.ts";
import { route } from "#platform/contract/define.ts";
import { idOf, messageReply } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { lineIds } from "./order-ids.ts";

export const fireCourse = route({
  method: "POST",
  path: "/orders/fire-course",
  summary:
    "Tells the stations to make everything of an account that is held up to a course. The courses after it begin their minutes anew, where they fire by themselves.",
  access: { staff: actions["course.fire"] },
  body: z.object({ account: idOf("Account"), course }),
  response: messageReply.extend({
    /** Number of dishes that were fired; 0 when nothing was held any more. */
    fired: z.number().int(),
    /** The fired dishes, so that the screen can hold them again. */
    line_ids: z.array(idOf("OrderLine")),
  }),
  errors: ["not_found", "account_closed"],
});

export const holdCourse = route({
  method: "POST",
  path: "/orders/hold-course",
  summary:
    "Holds dishes of an account back, all or none, as long as nobody has begun them: those just fired, or others of a course.",
  access: { staff: actions["course.fire"] },
  body: z.object({ account: idOf("Account"), lineIds }),
  response: messageReply,
  errors: ["not_found", "account_closed", "course_begun"],
});

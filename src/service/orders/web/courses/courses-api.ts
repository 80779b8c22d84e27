import { type CallInput, call } from "#platform/web/api.ts";
import { fireCourse, holdCourse } from "../../contract/courses.ts";

export const sendFire = (input: CallInput<typeof fireCourse>) => call(fireCourse, input);

export const sendHold = (input: CallInput<typeof holdCourse>) => call(holdCourse, input);

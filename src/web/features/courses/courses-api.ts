import { fireCourse, holdCourse } from "../../../contract/courses.ts";
import { type CallInput, call } from "../../platform/api.ts";

export const sendFire = (input: CallInput<typeof fireCourse>) => call(fireCourse, input);

export const sendHold = (input: CallInput<typeof holdCourse>) => call(holdCourse, input);

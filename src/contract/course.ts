import { z } from "zod";
import { COURSE_MAX } from "../domain/orders/course.ts";

/** Of a category, a line of a cart or an ordered dish. */
export const course = z.number().int().min(1).max(COURSE_MAX);

import { z } from "zod";
import { COURSE_MAX } from "#core/settings/domain/course-limits.ts";

/** Of a category, a line of a cart or an ordered dish. In a file of its own, because every till loads it and not the calls. */
export const course = z.number().int().min(1).max(COURSE_MAX);

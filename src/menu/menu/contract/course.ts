import { z } from "zod";
import { COURSE_MAX } from "#core/settings/domain/setting-limits.ts";

/**
 * Course of a category, a cart line or an ordered dish. It has a file of its own because every till loads it, but not
 * the calls.
 */
export const course = z.number().int().min(1).max(COURSE_MAX);

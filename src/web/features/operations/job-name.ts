import { isKnownJob } from "../../../domain/operations/known-jobs.ts";
import type { Translate } from "../../platform/i18n.ts";

/** What a job does, in words; one of an older version by its name in the source. */
export function jobName(name: string, t: Translate): string {
  return isKnownJob(name) ? t(`operations.jobs.${name}`) : name;
}

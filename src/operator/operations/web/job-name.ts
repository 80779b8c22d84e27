import type { Translate } from "#platform/web/i18n.ts";
import { isKnownJob } from "../domain/known-jobs.ts";

/** What a job does, in words; one of an older version by its name in the source. */
export function jobName(name: string, t: Translate): string {
  return isKnownJob(name) ? t(`operations.jobs.${name}`) : name;
}

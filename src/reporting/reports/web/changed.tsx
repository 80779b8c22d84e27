import { formatCount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { changeOf } from "../domain/change-of.ts";
import classes from "./reports.module.css";

export interface ChangedProps {
  now: number | null;
  then: number | null;
}

/** Describes the change of a figure; empty when there is nothing to compare with. */
export function Changed({ now, then }: ChangedProps) {
  const t = useT();
  const change = changeOf(now, then);
  return change === null ? null : (
    <span className={classes.change}>
      {t(`reports.compared.${change.kind}`, { percent: formatCount(change.percent) })}
    </span>
  );
}

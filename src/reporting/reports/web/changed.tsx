import { formatPercent } from "#platform/web/language/format-figures.ts";
import { useT } from "#platform/web/use-t.ts";
import { Span, VisuallyHidden } from "#ui/layout/layout.tsx";
import { type Bearing, changeOf, toneOfChange } from "../domain/change-of.ts";
import classes from "./changed.module.css";

export interface ChangedProps {
  now: number | null;
  then: number | null;
  /** Says whether more of it is good. Default: good. */
  more?: Bearing;
}

const marks = { more: "▲", less: "▼", times: "▲", same: "=" } as const;

/** Describes the change of a figure by a mark, its colour and words; empty when there is nothing to compare with. */
export function Changed({ now, then, more = "good" }: ChangedProps) {
  const t = useT();
  const change = changeOf(now, then);
  if (change === null) return null;
  const { kind } = change;
  const percent = formatPercent(change.percent);
  return (
    <Span className={classes.change} tone={toneOfChange(change, more)}>
      <span aria-hidden="true">
        <span className={classes.mark}>{marks[kind]}</span>{" "}
        {kind === "times" ? t("reports.compared.times") : percent}
      </span>
      <VisuallyHidden as="span">{t(`reports.compared.${kind}`, { percent })}</VisuallyHidden>
    </Span>
  );
}

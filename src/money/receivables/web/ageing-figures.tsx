import { formatAmount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { type Ageing, ageBuckets } from "#service/customers/domain/credit/ageing.ts";
import { Section } from "#ui/frame/section.tsx";
import { ageTones } from "./age-tones.ts";
import classes from "./receivables.module.css";

interface AgeingFiguresProps {
  ageing: Ageing;
  currency: string;
}

/** What is owed by its age: a bar to see the shares, and below it the figures. */
export function AgeingFigures({ ageing, currency }: AgeingFiguresProps) {
  const t = useT();
  return (
    <Section title={t("receivables.page.ageing")} description={t("receivables.page.ageing_hint")}>
      <div className={classes.bar} aria-hidden="true">
        {ageBuckets.map((bucket) =>
          ageing[bucket] > 0 ? (
            <span
              key={bucket}
              className={classes.share}
              data-tone={ageTones[bucket]}
              style={{ flexGrow: ageing[bucket] }}
            />
          ) : null,
        )}
      </div>
      <dl className={classes.ages}>
        {ageBuckets.map((bucket) => (
          <div key={bucket} className={classes.age} data-tone={ageTones[bucket]}>
            <dt>{t(`receivables.age.${bucket}`)}</dt>
            <dd data-nothing={ageing[bucket] === 0 || undefined}>{formatAmount(ageing[bucket], currency)}</dd>
            <dd className={classes.span}>{t(`receivables.span.${bucket}`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

import type { CashReport } from "#money/cash-reports/contract/cash-reports.ts";
import { type Cents, multiplyCents } from "#platform/domain/money/cents.ts";
import { useT } from "#platform/web/use-t.ts";
import { Section } from "#ui/frame/section.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import type { CountedPieces } from "../domain/cash-count.ts";
import classes from "./cash-count.module.css";

/** Shows how many notes and coins were counted when the drawer was opened and closed. */
export function ToldCounts({ report, amount }: { report: CashReport; amount: (cents: Cents) => string }) {
  const t = useT();
  const { opening, closing, figures } = report;
  if (opening === null && closing === null) return null;
  return (
    <Section title={t("cash.count.title")}>
      <div className={classes.told}>
        {opening ? (
          <ToldCount
            title={t("cash.count.at_opening")}
            pieces={opening.counts}
            sum={figures.float}
            amount={amount}
          />
        ) : null}
        {closing ? (
          <ToldCount
            title={t("cash.count.at_close")}
            pieces={closing.counts}
            sum={closing.counted}
            amount={amount}
          />
        ) : null}
      </div>
    </Section>
  );
}

interface ToldCountProps {
  title: string;
  pieces: readonly CountedPieces[];
  sum: Cents;
  amount: (cents: Cents) => string;
}

function ToldCount({ title, pieces, sum, amount }: ToldCountProps) {
  const t = useT();
  return (
    <section aria-label={title}>
      <h3 className={classes.group}>{title}</h3>
      {pieces.length === 0 ? (
        <Muted>{t("cash.count.only_total", { amount: amount(sum) })}</Muted>
      ) : (
        <dl className={classes.pieces}>
          {pieces.map(({ denomination, pieces: many }) => (
            <div key={denomination}>
              <dt>{t("cash.paper.pieces", { pieces: many, amount: amount(denomination) })}</dt>
              <dd>{amount(multiplyCents(denomination, many))}</dd>
            </div>
          ))}
          <div data-sum>
            <dt>{t("cash.close.counted")}</dt>
            <dd>{amount(sum)}</dd>
          </div>
        </dl>
      )}
    </section>
  );
}

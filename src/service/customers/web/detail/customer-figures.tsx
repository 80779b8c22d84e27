import { formatAmount, formatCount, formatDate } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { Figures } from "#ui/data/figures.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import type { CustomerPage } from "../../contract/customers.ts";
import classes from "./customer-screen.module.css";

/** How often the customer came, and what they spent. */
export function CustomerFigures({ page }: { page: CustomerPage }) {
  const t = useT();
  const { visits, spend, average, first_visit, last_visit, open_accounts, currency } = page;
  const dateOr = (at: Date | null) => (at === null ? t("customers.facts.none") : formatDate(at));
  const figures = [
    [t("customers.page.visits"), formatCount(visits)],
    [t("customers.page.spend"), formatAmount(spend, currency)],
    [
      t("customers.page.average"),
      average === null ? t("customers.facts.none") : formatAmount(average, currency),
    ],
    [t("customers.page.first_visit"), dateOr(first_visit)],
    [t("customers.page.last_visit"), dateOr(last_visit)],
  ] as const;
  return (
    <>
      <Figures figures={figures.map(([label, value]) => ({ key: label, label, value }))} />
      {open_accounts > 0 ? (
        <p className={classes.open}>
          <StatusBadge tone="amber" label={t("customers.page.open_accounts", { count: open_accounts })} />
        </p>
      ) : null}
    </>
  );
}

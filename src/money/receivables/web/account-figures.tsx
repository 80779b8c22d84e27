import { formatAmount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { Figures } from "#ui/data/figures.tsx";
import type { CustomerAccount } from "../contract/receivables.ts";
import classes from "./receivables.module.css";

/** What the customer owes, up to which, and what is left of that. */
export function AccountFigures({ account }: { account: CustomerAccount }) {
  const t = useT();
  const { balance, credit_limit: limit, left, currency } = account;
  const figures = [
    { key: "balance", label: t("receivables.page.balance"), value: formatAmount(balance, currency) },
    {
      key: "limit",
      label: t("customers.credit.limit"),
      value: limit === null ? t("customers.credit.no_limit") : formatAmount(limit, currency),
    },
    { key: "left", label: t("customers.credit.left"), value: formatAmount(left, currency) },
  ];
  return (
    <>
      <Figures figures={figures} />
      {limit !== null && balance > limit ? (
        <p className={classes.below}>{t("customers.credit.below")}</p>
      ) : null}
    </>
  );
}

import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { QueryOf } from "#platform/contract/define.ts";
import { formatAmount } from "#platform/web/format.ts";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { exportToBuy } from "../contract/to-buy.ts";
import { toBuyByVendorQuery } from "./stock-alerts-api.ts";
import classes from "./to-buy.module.css";

interface BuyDialogProps {
  query: QueryOf<typeof exportToBuy>;
  onClose: () => void;
}

/** Of whom to buy: each vendor leads to a new purchase with what is proposed of their goods. */
export function BuyDialog({ query, onClose }: BuyDialogProps) {
  const t = useT();
  const list = useQuery(toBuyByVendorQuery(query));
  return (
    <AppDialog opened title={t("stockAlerts.buy_title")} onClose={onClose}>
      {list.data ? (
        <>
          <p className={classes.hint}>{t("stockAlerts.buy_hint")}</p>
          <ul className={classes.vendors}>
            {list.data.vendors.map(({ id, name, items, cost }) => (
              <li key={id}>
                <Link
                  className={classes.vendor}
                  to="/dashboard/purchases/new"
                  search={{ vendor: id ?? 0, days: query.days, q: query.q, group: query.group }}
                >
                  <span className={classes.named}>
                    {name ?? t("stockAlerts.nobody")}
                    <span className={classes.quiet}>{t("stockAlerts.items", { count: items.length })}</span>
                  </span>
                  {cost > 0 ? <span>{formatAmount(cost, list.data.currency)}</span> : null}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : list.isError ? (
        <FailureState
          reason={errorText(list.error)}
          onRetry={() => void list.refetch()}
          busy={list.isFetching}
        />
      ) : (
        <ListSkeleton label={t("ui.loading")} count={4} />
      )}
    </AppDialog>
  );
}

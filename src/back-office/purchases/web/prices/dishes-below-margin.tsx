import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { DearerDish } from "#menu/menu/contract/dearer-dishes.ts";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { formatAmount } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { formatPercent } from "#platform/web/language/format-figures.ts";
import { listState } from "#platform/web/lists/list-frame.tsx";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { Section } from "#ui/frame/section.tsx";
import { Span } from "#ui/layout/layout.tsx";
import classes from "../purchases.module.css";
import { dishesBelowMarginQuery, type IngredientCostChange } from "../purchases-api.ts";

/**
 * Lists the dishes that earn less because of these costs, the largest loss first, each linking to its page; nothing when there
 * is none.
 */
export function DishesBelowMargin({ changes }: { changes: readonly IngredientCostChange[] }) {
  const t = useT();
  const navigate = useNavigate();
  const user = useUser();
  const maySee = user !== null && mayEnter(actorOf(user), "menuItems");
  const margins = useQuery(dishesBelowMarginQuery(changes));
  const open = ({ menu_item_id: id }: DearerDish) =>
    void navigate({ to: "/dashboard/settings/menu-items/$itemId", params: { itemId: String(id) } });
  if (changes.length === 0 || margins.data?.dishes.length === 0) return null;
  const currency = margins.data?.currency ?? "USD";
  return (
    <Section title={t("purchases.margins.title")} description={t("purchases.margins.hint")}>
      <DataTable<DearerDish>
        caption={t("purchases.margins.title")}
        columns={columnsOf(currency, t)}
        {...(maySee ? { onOpenRow: open } : {})}
        rows={margins.data?.dishes ?? []}
        rowKey={({ menu_item_id: id, choice }) => `${id} ${choice?.kind} ${choice?.title}`}
        state={listState(margins)}
        empty={null}
      />
    </Section>
  );
}

function columnsOf(currency: string, t: Translate): Column<DearerDish>[] {
  return [
    {
      key: "dish",
      header: t("common.item"),
      role: "primary",
      cell: ({ title, choice }) => (
        <Stacked>
          <Span className={classes.name}>{title}</Span>
          {choice ? <Lesser>{choice.title}</Lesser> : null}
        </Stacked>
      ),
    },
    {
      key: "price",
      header: t("common.price"),
      align: "end",
      cell: ({ price }) => formatAmount(price, currency),
    },
    {
      key: "cost",
      header: t("purchases.margins.cost"),
      align: "end",
      cell: ({ old_cost: before, new_cost: now }) =>
        t("purchases.margins.from_to", {
          before: formatAmount(before, currency),
          now: formatAmount(now, currency),
        }),
    },
    {
      key: "margin",
      header: t("purchases.margins.margin"),
      align: "end",
      cell: ({ old_margin: before, new_margin: now }) =>
        before === null || now === null
          ? t("common.unknown_cost")
          : t("purchases.margins.from_to", {
              before: formatPercent(before),
              now: formatPercent(now),
            }),
    },
    {
      key: "target",
      header: t("purchases.margins.target"),
      align: "end",
      cell: ({ target_price: target }) => (target === null ? "—" : formatAmount(target, currency)),
    },
  ];
}

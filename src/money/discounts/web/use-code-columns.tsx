import { type Cents, centsFromDecimal } from "#platform/domain/money/cents.ts";
import { formatAmount, formatDay } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { formatPercent } from "#platform/web/language/format-figures.ts";
import { useT } from "#platform/web/use-t.ts";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { Span } from "#ui/layout/layout.tsx";
import type { ListedDiscountCode } from "../contract/discount-codes.ts";
import classes from "./discounts.module.css";
import { useToggleCode } from "./discounts-api.ts";

/** Builds the columns of the codes; the switch acts at once. */
export function useCodeColumns(currency: string, today: string): Column<ListedDiscountCode>[] {
  const t = useT();
  const toggling = useToggleCode();
  return [
    {
      key: "code",
      header: t("common.code"),
      role: "primary",
      sortable: true,
      cell: ({ code, description }) => (
        <Stacked>
          <Span>{code}</Span>
          <Lesser>{description}</Lesser>
        </Stacked>
      ),
    },
    {
      key: "value",
      header: t("common.discount"),
      role: "amount",
      align: "end",
      cell: (code) => (
        <Stacked>
          <span>{valueText(code, currency)}</span>
          {code.is_combinable ? <Lesser>{t("discounts.combines")}</Lesser> : null}
        </Stacked>
      ),
    },
    limitColumn("min", t("discounts.min_order"), ({ min_order_value: least }) => least, currency),
    limitColumn("max", t("discounts.max_discount"), ({ max_discount_amount: most }) => most, currency),
    { key: "valid", header: t("discounts.valid"), sortable: true, cell: (code) => daysText(code, today, t) },
    {
      key: "uses",
      header: t("discounts.uses"),
      align: "end",
      sortable: true,
      cell: ({ times_used: used, max_uses: most }) =>
        most === null ? used : t("discounts.uses_of", { used, most }),
    },
    {
      key: "active",
      header: t("discounts.active"),
      role: "state",
      cell: (code) => <ActiveCell code={code} today={today} toggling={toggling} />,
    },
  ];
}

interface ActiveCellProps {
  code: ListedDiscountCode;
  today: string;
  toggling: ReturnType<typeof useToggleCode>;
}

/** Shows the switch, or why it would do nothing. */
function ActiveCell({ code, today, toggling }: ActiveCellProps) {
  const t = useT();
  const end = endOf(code, today);
  if (end !== null) return <StatusBadge tone="grey" label={t(`discounts.spent.${end}`)} />;
  return (
    <span className={classes.toggle}>
      <CheckField
        look="switch"
        isLabelHidden
        label={t("discounts.toggle", { code: code.code })}
        checked={code.is_active}
        disabled={toggling.isPending}
        onChange={(isActive) => toggling.mutate({ code, isActive })}
      />
    </span>
  );
}

/** Tells why no switch can bring a code back; the columns of days and uses say more. */
function endOf(code: ListedDiscountCode, today: string): "ended" | "used_up" | null {
  if (code.end_date !== null && code.end_date < today) return "ended";
  return code.max_uses !== null && code.times_used >= code.max_uses ? "used_up" : null;
}

/** Builds the column of an amount that limits a code; a dash where nothing does. */
function limitColumn(
  key: string,
  header: string,
  limitOf: (code: ListedDiscountCode) => Cents | null,
  currency: string,
): Column<ListedDiscountCode> {
  const text = (limit: Cents | null) => (limit === null ? "–" : formatAmount(limit, currency));
  return { key, header, align: "end", role: "hidden", cell: (code) => text(limitOf(code)) };
}

function valueText(code: ListedDiscountCode, currency: string): string {
  return code.discount_type === "percentage"
    ? formatPercent(code.discount_value)
    : formatAmount(centsFromDecimal(code.discount_value), currency);
}

function daysText(
  { start_date: start, end_date: end }: ListedDiscountCode,
  today: string,
  t: Translate,
): string {
  if (end !== null && end < today) return t("discounts.over", { day: formatDay(end) });
  if (start !== null && end !== null)
    return t("discounts.between", { start: formatDay(start), end: formatDay(end) });
  if (start !== null) return t("discounts.from", { day: formatDay(start) });
  return end === null ? t("common.always") : t("discounts.until", { day: formatDay(end) });
}

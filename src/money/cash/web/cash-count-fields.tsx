import type { KeyboardEvent } from "react";
import { type Cents, multiplyCents } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { AmountField } from "#platform/web/forms/amount-field.tsx";
import { useT } from "#platform/web/use-t.ts";
import { LeadSum } from "#ui/data/lead-sum.tsx";
import { QuantityInput } from "#ui/forms/quantity-input.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { Muted, Stack } from "#ui/layout/layout.tsx";
import { MAX_PIECES } from "../domain/cash-count.ts";
import classes from "./cash-count.module.css";
import { type CashDraft, countedOf, denominationGroups } from "./cash-draft.ts";

/** The sum of the count, large, in the head of its dialog. */
export function CountedSum({ draft, currency }: { draft: CashDraft; currency: string }) {
  const t = useT();
  return <LeadSum label={t("cash.close.counted")}>{formatAmount(countedOf(draft), currency)}</LeadSum>;
}

interface CashCountFieldsProps {
  draft: CashDraft;
  onChange: (draft: CashDraft) => void;
  currency: string;
  /** Says what to count and when the difference is shown. */
  hint: string;
}

/** Counts the cash in the drawer by notes and coins, or takes its sum; shows what is counted, not what should be there. */
export function CashCountFields({ draft, onChange, currency, hint }: CashCountFieldsProps) {
  const t = useT();
  return (
    <Stack gap={16}>
      <div className={classes.how}>
        <Muted size="sm">{hint}</Muted>
        <SegmentedFilter<CashDraft["way"]>
          label={t("cash.count.way")}
          layout="fill"
          value={draft.way}
          onChange={(way) => onChange({ ...draft, way })}
          options={[
            { value: "pieces", label: t("cash.count.by_pieces") },
            { value: "total", label: t("cash.count.by_total") },
          ]}
        />
      </div>
      {draft.way === "total" ? (
        <AmountField
          large
          autoFocus
          label={t("cash.count.total")}
          description={t("cash.count.total_hint")}
          currency={currency}
          amount={draft.total}
          onChange={(total) => onChange({ ...draft, total })}
        />
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: Enter in one of its fields goes to the next
        <div className={classes.groups} onKeyDown={goToNext}>
          {(["notes", "coins"] as const).map((group) => (
            <section key={group} aria-label={t(`cash.count.${group}`)}>
              <h3 className={classes.group}>{t(`cash.count.${group}`)}</h3>
              <ul>
                {denominationGroups[group].map((denomination) => (
                  <PiecesLine
                    key={denomination}
                    denomination={denomination}
                    pieces={draft.pieces[denomination] ?? 0}
                    currency={currency}
                    onChange={(many) =>
                      onChange({ ...draft, pieces: { ...draft.pieces, [denomination]: many } })
                    }
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </Stack>
  );
}

interface PiecesLineProps {
  denomination: Cents;
  pieces: number;
  currency: string;
  onChange: (pieces: number) => void;
}

function PiecesLine({ denomination, pieces, currency, onChange }: PiecesLineProps) {
  const t = useT();
  const amount = formatAmount(denomination, currency);
  return (
    <li className={classes.line} data-counted={pieces > 0 || undefined}>
      <span className={classes.denomination}>{amount}</span>
      <QuantityInput
        large
        label={t("cash.close.pieces_of", { amount })}
        min={0}
        max={MAX_PIECES}
        value={pieces}
        onChange={onChange}
      />
      <span className={classes.worth}>{formatAmount(multiplyCents(denomination, pieces), currency)}</span>
    </li>
  );
}

/** Enter goes from figure to figure as a cashier counts, and after the last one to the button that goes on. */
function goToNext(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const figures = [...event.currentTarget.querySelectorAll("input")];
  const next = figures[figures.indexOf(event.target) + 1];
  const onward = event.currentTarget.closest("dialog")?.querySelector<HTMLElement>("[data-counted-all]");
  (next ?? onward)?.focus();
}

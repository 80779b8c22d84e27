import { suggestTip } from "#money/tips/domain/suggest-tip.ts";
import { tipRates } from "#money/tips/domain/tip-rates.ts";
import { type Cents, percentFromBasisPoints } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { AmountField } from "#platform/web/forms/amount-field.tsx";
import { formatPercent } from "#platform/web/language/format-figures.ts";
import { useT } from "#platform/web/use-t.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { type AmountKey, AmountKeys } from "./amount-keys.tsx";
import { type PaymentDraft, type PaymentReview, tipOfChange } from "./payment-draft.ts";
import type { BillView } from "./read-bill.ts";
import classes from "./tip-field.module.css";

/** The tip rises by single cents (operations §5, step 0.01). */
const STEP_CENTS = 1;

interface TipFieldProps {
  currency: string;
  draft: PaymentDraft;
  review: PaymentReview;
  /** The base of the suggested shares. */
  total: Cents;
  suggestion: BillView["tip_suggestion"];
  onChange: (changes: Partial<Pick<PaymentDraft, "tip" | "hasTip">>) => void;
  error: string | null;
}

/**
 * Enters a tip: voluntary, by one key where the restaurant suggests one, by leaving the change, or typed; never filled in
 * beforehand. A second tap on a key takes the tip back. All of it is there from the start, so nothing moves.
 */
export function TipField(props: TipFieldProps) {
  const { currency, draft, onChange, error } = props;
  const t = useT();
  const keys = useTipKeys(props);
  return (
    <Stack gap={8}>
      <AmountKeys label={t("common.tip")} keys={keys} />
      <div className={classes.typed}>
        <CheckField
          label={t("payments.add_tip")}
          description={t("payments.tip_voluntary")}
          checked={draft.hasTip}
          onChange={(hasTip) => onChange({ hasTip })}
        />
        <div className={classes.amount} data-invalid={error ? true : undefined}>
          <AmountField
            label={t("payments.tip_amount")}
            currency={currency}
            stepCents={STEP_CENTS}
            amount={draft.hasTip ? draft.tip : null}
            onChange={(tip) => onChange(tip === null ? { tip } : { tip, hasTip: true })}
            error={error}
          />
        </div>
      </div>
    </Stack>
  );
}

/** Returns the keys: the restaurant's rates with what they come to, and the change as a tip. */
function useTipKeys({ currency, draft, review, total, suggestion, onChange }: TipFieldProps): AmountKey[] {
  const t = useT();
  const given = draft.hasTip ? draft.tip : null;
  const setOrDrop = (tip: Cents | null, isChosen: boolean) =>
    onChange(isChosen || tip === null ? { hasTip: false, tip: null } : { hasTip: true, tip });
  const rates = (suggestion === null ? [] : tipRates(suggestion.rate)).flatMap((rate) => {
    const tip = suggestTip(total, rate);
    if (tip === null) return [];
    const [percent, amount] = [formatPercent(percentFromBasisPoints(rate)), formatAmount(tip, currency)];
    const isChosen = given === tip;
    return [
      {
        key: String(rate),
        label: percent,
        under: amount,
        name: t("payments.tip_suggested", { rate: percent, amount }),
        isChosen,
        onPress: () => setOrDrop(tip, isChosen),
      },
    ];
  });
  const whole = tipOfChange(review);
  const isHandedOver = review.received !== null || review.settling !== null;
  const isChangeLeft =
    isHandedOver && review.change === 0 && review.tip > 0 && !rates.some(({ isChosen }) => isChosen);
  return [
    ...rates,
    {
      key: "change",
      label: t("payments.tip_of_change"),
      isChosen: isChangeLeft,
      isDisabled: !isChangeLeft && (whole === null || review.change === 0),
      onPress: () => setOrDrop(whole, isChangeLeft),
    },
  ];
}

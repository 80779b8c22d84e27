import type { PaymentType } from "#core/settings/contract/settings.ts";
import type { PaymentTypeId } from "#platform/domain/ids.ts";
import { addCents } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { AmountField, type TypedAmount } from "#platform/web/forms/amount-field.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { type GivenAmounts, givenCents } from "../payment-draft.ts";
import { ReferenceField } from "./reference-field.tsx";
import type { TenderDecision } from "./settle-tenders.ts";
import classes from "./tenders-field.module.css";

export interface TendersFieldProps {
  currency: string;
  paymentTypes: readonly PaymentType[];
  given: GivenAmounts;
  references: ReadonlyMap<PaymentTypeId, string>;
  settling: TenderDecision;
  onChange: (given: GivenAmounts) => void;
  onReference: (references: ReadonlyMap<PaymentTypeId, string>) => void;
}

/**
 * An amount for each way to pay, what is missing put into it with one tap, and its reference where it is not cash.
 * Everything has its place from the beginning: nothing moves while amounts are typed.
 */
export function TendersField(props: TendersFieldProps) {
  const { currency, paymentTypes, given, references, settling, onChange, onReference } = props;
  const t = useT();
  const rest = !settling.ok && settling.reason === "short" ? settling.difference : null;
  const set = (id: PaymentTypeId, amount: TypedAmount) => {
    const next = new Map(given);
    if (amount === null) next.delete(id);
    else next.set(id, amount);
    onChange(next);
  };
  return (
    <div className={classes.tenders}>
      {paymentTypes.map(({ id, title, icon }) => (
        <div key={id} className={classes.tender}>
          <AmountField
            label={title}
            currency={currency}
            amount={given.get(id) ?? null}
            onChange={(amount) => set(id, amount)}
          />
          <Button
            variant="default"
            disabled={rest === null}
            aria-label={
              rest === null
                ? t("payments.tenders.rest")
                : t("payments.tenders.rest_with", { amount: formatAmount(rest, currency), method: title })
            }
            onClick={() => rest !== null && set(id, addCents(givenCents(given, id), rest))}
          >
            {t("payments.tenders.rest")}
          </Button>
          {icon === "cash" ? null : (
            <ReferenceField
              label={t("payments.tenders.reference_short")}
              aria-label={t("payments.tenders.reference_of", { method: title })}
              reference={references.get(id) ?? ""}
              onChange={(reference) => onReference(new Map(references).set(id, reference))}
            />
          )}
        </div>
      ))}
    </div>
  );
}

import type { PaymentType } from "../../../../contract/settings.ts";
import type { PaymentTypeId } from "../../../../domain/ids.ts";
import { TextField } from "../../../../ui/forms/text-field.tsx";
import { formatAmount } from "../../../platform/format.ts";
import { AmountField, type TypedAmount } from "../../../platform/forms/amount-field.tsx";
import { useT } from "../../../platform/use-t.ts";
import { type GivenAmounts, givenCents } from "../payment-draft.ts";
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

/** An amount for each way to pay, with its reference where it is not cash, and what is missing or handed back. */
export function TendersField(props: TendersFieldProps) {
  const { currency, paymentTypes, given, references, settling, onChange, onReference } = props;
  const t = useT();
  const set = (id: PaymentTypeId, amount: TypedAmount) => {
    const next = new Map(given);
    if (amount === null) next.delete(id);
    else next.set(id, amount);
    onChange(next);
  };
  return (
    <div className={classes.tenders}>
      <div className={classes.rows}>
        {paymentTypes.map((type) => {
          const isReferable = type.icon !== "cash" && givenCents(given, type.id) > 0;
          return (
            <div key={type.id} className={classes.tender} data-referable={isReferable || undefined}>
              <AmountField
                label={type.title}
                currency={currency}
                amount={given.get(type.id) ?? null}
                onChange={(amount) => set(type.id, amount)}
              />
              {isReferable ? (
                <TextField
                  label={t("payments.tenders.reference_of", { method: type.title })}
                  value={references.get(type.id) ?? ""}
                  maxLength={50}
                  autoComplete="off"
                  onChange={(event) =>
                    onReference(new Map(references).set(type.id, event.currentTarget.value))
                  }
                />
              ) : null}
            </div>
          );
        })}
      </div>
      <output className={classes.sum} data-tone={settling.ok ? "green" : "red"}>
        <span>{t(settling.ok ? "payments.change" : `payments.tenders.${settling.reason}`)}</span>
        <span>{formatAmount(settling.ok ? settling.change : settling.difference, currency)}</span>
      </output>
    </div>
  );
}

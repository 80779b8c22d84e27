import type { PaymentType } from "../../../contract/menu.ts";
import type { PaymentTypeId } from "../../../domain/ids.ts";
import { type Cents, cents } from "../../../domain/money/cents.ts";
import { MoneyInput } from "../../../ui/forms/money-input.tsx";
import { formatAmount, symbolOf } from "../../platform/format.ts";
import { useT } from "../../platform/use-t.ts";
import type { Settling } from "./settle-tenders.ts";
import classes from "./tenders-field.module.css";
import { useMoneyRefusals } from "./use-money-refusals.ts";

export interface TendersFieldProps {
  currency: string;
  paymentTypes: readonly PaymentType[];
  given: ReadonlyMap<PaymentTypeId, Cents>;
  settling: Settling;
  onChange: (given: ReadonlyMap<PaymentTypeId, Cents>) => void;
}

/** An amount for each way to pay, and what is missing or handed back. */
export function TendersField({ currency, paymentTypes, given, settling, onChange }: TendersFieldProps) {
  const t = useT();
  const refusals = useMoneyRefusals();
  const set = (id: PaymentTypeId, typed: number | null) => {
    const next = new Map(given);
    if (typed === null) next.delete(id);
    else next.set(id, cents(typed));
    onChange(next);
  };
  return (
    <div className={classes.tenders}>
      <div className={classes.rows}>
        {paymentTypes.map((type) => (
          <MoneyInput
            key={type.id}
            label={type.title}
            symbol={symbolOf(currency)}
            refusals={refusals}
            cents={given.get(type.id) ?? null}
            onChange={(typed) => set(type.id, typed)}
          />
        ))}
      </div>
      <output className={classes.sum} data-tone={settling.ok ? "green" : "red"}>
        <span>{t(settling.ok ? "charge.change" : `charge.tenders.${settling.reason}`)}</span>
        <span>{formatAmount(settling.ok ? settling.change : settling.difference, currency)}</span>
      </output>
    </div>
  );
}

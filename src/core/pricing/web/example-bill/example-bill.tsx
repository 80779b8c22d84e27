import { useId, useState } from "react";
import { type DiningOption, diningOptions } from "#core/settings/domain/dining-option.ts";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { AmountField, type TypedAmount } from "#platform/web/forms/amount-field.tsx";
import { useT } from "#platform/web/use-t.ts";
import { QuantityInput } from "#ui/forms/quantity-input.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { Muted, Stack, Text } from "#ui/layout/layout.tsx";
import type { DiscountCode, DiscountRefusal } from "../../domain/decide-discount.ts";
import { BillFigures, FigureRow } from "../bill-figures.tsx";
import classes from "./example-bill.module.css";
import { type ExampleTerms, exampleSale } from "./example-sale.ts";

const BEGINS_WITH = { amount: cents(2_500), people: 2 };

interface ExampleBillProps extends ExampleTerms {
  /** ISO 4217. */
  currency: string;
  /** The code of the discount, as it is typed. */
  code?: string;
  /** The payment type it is paid with, as it is typed. */
  paidWith?: string;
}

/**
 * An example account to try settings on: the guest's bill, computed by the rules that charge, while the
 * settings are edited. Its amount, dining option and people are chosen here.
 */
export function ExampleBill({ currency, code, paidWith, ...terms }: ExampleBillProps) {
  const t = useT();
  const titleId = useId();
  const [amount, setAmount] = useState<TypedAmount>(BEGINS_WITH.amount);
  const [diningOption, setDiningOption] = useState<DiningOption>("dinein");
  const [people, setPeople] = useState(BEGINS_WITH.people);
  const isAmount = typeof amount === "number" && amount >= 0;
  const account = { amount: isAmount ? amount : cents(0), diningOption, people };
  const example = exampleSale(account, terms);
  return (
    <section className={classes.example} aria-labelledby={titleId}>
      <Text as="h3" below={12} size="md" weight={650} id={titleId}>
        {t("exampleBill.title")}
      </Text>
      <div className={classes.account}>
        <AmountField
          label={t("exampleBill.amount")}
          currency={currency}
          amount={amount}
          onChange={setAmount}
          stepCents={100}
        />
        <SelectField
          label={t("common.dining_option")}
          searchable={false}
          options={diningOptions.map((option) => ({ value: option, label: t(`common.dining.${option}`) }))}
          value={diningOption}
          onChange={(option) => setDiningOption(diningOptions.find((known) => known === option) ?? "dinein")}
        />
        <Stack align="start" gap={4} size="sm" weight={550}>
          <span aria-hidden="true">{t("common.people")}</span>
          <QuantityInput label={t("common.people")} value={people} max={500} onChange={setPeople} />
        </Stack>
      </div>
      <BillFigures
        label={t("exampleBill.reads")}
        shown={example.shown}
        discounts={[{ kind: "code", code: code ?? "", amount: example.shown.discount }]}
        rate={example.service.rate}
        amount={(value) => formatAmount(value, currency)}
      >
        {paidWith ? <FigureRow label={t("common.payment_type")} value={paidWith} /> : null}
      </BillFigures>
      {example.refusal === null ? null : (
        <Muted above={12} role="status">
          <Refusal
            code={code || t("common.code")}
            reason={example.refusal}
            discount={terms.discount?.terms ?? null}
            amount={account.amount}
            currency={currency}
          />
        </Muted>
      )}
    </section>
  );
}

interface RefusalProps {
  code: string;
  reason: DiscountRefusal;
  discount: DiscountCode | null;
  amount: Cents;
  currency: string;
}

/** The words that a cashier would read. */
function Refusal({ code, reason, discount, amount, currency }: RefusalProps) {
  const t = useT();
  const minimum = discount?.minOrder ?? cents(0);
  return t("exampleBill.no_discount", {
    reason: t(`payments.discount_refused.${reason}`, {
      code,
      minimum: formatAmount(minimum, currency),
      missing: formatAmount(cents(Math.max(0, minimum - amount)), currency),
    }),
  });
}

import { IconTag, IconX } from "@tabler/icons-react";
import { type KeyboardEvent, useState } from "react";
import type { Cents } from "#platform/domain/money/cents.ts";
import { failureText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import classes from "./discount-field.module.css";
import { useValidateDiscount } from "./payments-api.ts";
import type { BillView } from "./read-bill.ts";
import { useScrollIntoView } from "./use-scroll-into-view.ts";

export interface DiscountFieldProps {
  bill: BillView;
  amount: (cents: Cents) => string;
  onCode: (code: string | null) => void;
}

/** A discount code: applied when the server says what it takes off, removed with one tap. */
export function DiscountField({ bill, amount, onCode }: DiscountFieldProps) {
  const t = useT();
  const [code, setCode] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const validating = useValidateDiscount();
  const element = useScrollIntoView<HTMLDivElement>(refusal !== null);
  const apply = async () => {
    if (code.trim() === "") return setRefusal(t("payments.discount.empty"));
    try {
      const { code: validCode } = await validating.mutateAsync({ code, subtotal: bill.itemsTotal });
      setRefusal(null);
      setCode("");
      onCode(validCode);
    } catch (error) {
      setRefusal(failureText(error, "payments.discount.failure"));
    }
  };
  // Enter belongs to this field: it must not charge the account.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void apply();
  };
  if (bill.discount)
    return (
      <div className={classes.applied}>
        <IconTag size={18} aria-hidden="true" />
        <span className={classes.code}>
          {t("payments.discount.applied", { code: bill.discount.code, amount: amount(bill.discount.amount) })}
        </span>
        {bill.parts.length === 0 ? (
          <Button variant="subtle" icon={<IconX size={18} aria-hidden="true" />} onClick={() => onCode(null)}>
            {t("payments.discount.remove")}
          </Button>
        ) : null}
      </div>
    );
  // The code belongs to the whole sale: once a part of it is paid, there is none to add.
  if (bill.parts.length > 0) return null;
  return (
    <div ref={element} className={classes.field}>
      <TextField
        label={t("payments.discount.code")}
        value={code}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        error={refusal}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          setRefusal(null);
        }}
      />
      <Button variant="default" busy={validating.isPending} onClick={() => void apply()}>
        {t("payments.discount.apply")}
      </Button>
    </div>
  );
}

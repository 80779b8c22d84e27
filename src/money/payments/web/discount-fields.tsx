import { IconDiscount, IconTag, IconX } from "@tabler/icons-react";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { discountCodeText } from "#core/pricing/domain/decide-discount.ts";
import type { AccountId } from "#platform/domain/ids.ts";
import { type Cents, sumCents } from "#platform/domain/money/cents.ts";
import { formatList } from "#platform/web/format.ts";
import { useMayDo } from "#platform/web/session/session.ts";
import { verdictText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Span } from "#ui/layout/layout.tsx";
import classes from "./pay-form.module.css";
import { useRemoveBillDiscount, useValidateDiscount } from "./payments-api.ts";
import type { BillView, CodeOnBill } from "./read-bill.ts";

export interface DiscountFieldsProps {
  bill: BillView;
  amount: (cents: Cents) => string;
  /** The accounts of the bill. */
  accountIds: readonly AccountId[];
  codes: readonly AppliedCode[];
  onCodes: (codes: readonly AppliedCode[]) => void;
  /** Asks what is taken off the bill, and why. */
  onDiscount: () => void;
}

/** Holds the codes and the discount that somebody gives on the bill. */
export function DiscountFields({
  bill,
  amount,
  accountIds,
  codes,
  onCodes,
  onDiscount,
}: DiscountFieldsProps) {
  // The codes belong to the whole sale: once a part of it is paid, none can be added or removed.
  const mayChange = bill.parts.length === 0;
  const isFieldShown = mayChange && codes.every(({ isCombinable }) => isCombinable);
  return (
    <>
      {bill.codes.map((one) => (
        <AppliedDiscount
          key={one.code}
          one={one}
          amount={amount}
          onRemove={mayChange ? () => onCodes(codes.filter(({ code }) => code !== one.code)) : null}
        />
      ))}
      {isFieldShown ? <CodeField bill={bill} codes={codes} onCodes={onCodes} /> : null}
      <BillDiscountField bill={bill} amount={amount} accountIds={accountIds} onGive={onDiscount} />
    </>
  );
}

interface AppliedDiscountProps {
  one: CodeOnBill;
  amount: (cents: Cents) => string;
  onRemove: (() => void) | null;
}

/** Shows what a code takes off; one tap removes it. */
function AppliedDiscount({ one: { code, amount: off }, amount, onRemove }: AppliedDiscountProps) {
  const t = useT();
  return (
    <div className={classes.applied}>
      <IconTag size={18} aria-hidden="true" />
      <Span room="grow" weight={550}>
        {t("payments.discount.applied", { code, amount: amount(off) })}
      </Span>
      {onRemove ? (
        <Button
          variant="subtle"
          aria-label={t("payments.discount.remove", { code })}
          icon={<IconX size={18} aria-hidden="true" />}
          onClick={onRemove}
        >
          {t("common.remove")}
        </Button>
      ) : null}
    </div>
  );
}

/** A code that was applied in this dialog. */
export interface AppliedCode {
  readonly code: string;
  /** Further codes may stand beside it. */
  readonly isCombinable: boolean;
}

interface CodeFieldProps {
  bill: BillView;
  codes: readonly AppliedCode[];
  onCodes: (codes: readonly AppliedCode[]) => void;
}

/** Applies a discount code once the server says what it takes off, beside those that are on the bill. */
function CodeField({ bill, codes, onCodes }: CodeFieldProps) {
  const t = useT();
  const [typed, setTyped] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const validating = useValidateDiscount();
  const element = useScrollIntoView<HTMLDivElement>(refusal !== null);
  const apply = async () => {
    if (typed.trim() === "") return setRefusal(t("common.enter_the_code"));
    const others = codes.map(({ code }) => code);
    if (others.includes(discountCodeText(typed))) return setRefusal(t("payments.discount.already"));
    try {
      const { code, is_combinable: isCombinable } = await validating.mutateAsync({
        code: typed,
        subtotal: bill.discountable_total,
        others,
      });
      setRefusal(null);
      setTyped("");
      onCodes([...codes, { code, isCombinable }]);
    } catch (error) {
      setRefusal(verdictText(error, "payments.discount.failure"));
    }
  };
  // Enter belongs to this field: it must not charge the account.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void apply();
  };
  return (
    <div ref={element} className={classes.field}>
      <TextField
        label={t(codes.length === 0 ? "payments.discount.code" : "payments.discount.further")}
        value={typed}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        error={refusal}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setRefusal(null);
        }}
      />
      <Button variant="default" busy={validating.isPending} onClick={() => void apply()}>
        {t("common.apply")}
      </Button>
    </div>
  );
}

interface BillDiscountFieldProps {
  bill: BillView;
  amount: (cents: Cents) => string;
  accountIds: readonly AccountId[];
  onGive: () => void;
}

/** Shows the discount that somebody gave on the bill, to be taken back with one tap, or the way to give one. */
function BillDiscountField({ bill, amount, accountIds, onGive }: BillDiscountFieldProps) {
  const t = useT();
  const mayDo = useMayDo();
  const removing = useRemoveBillDiscount();
  const given = bill.discounts.filter(({ kind }) => kind === "bill");
  const mayChange = bill.parts.length === 0 && mayDo("sale.discount");
  if (given.length === 0)
    return mayChange ? (
      <Button variant="default" icon={<IconDiscount size={18} aria-hidden="true" />} onClick={onGive}>
        {t("payments.discount.give")}
      </Button>
    ) : null;
  return (
    <div className={classes.applied}>
      <IconDiscount size={18} aria-hidden="true" />
      <Span room="grow" weight={550}>
        {t("payments.discount.on_bill", {
          amount: amount(sumCents(given.map((discount) => discount.amount))),
          reason: formatList(given.flatMap(({ reason }) => reason ?? [])),
        })}
      </Span>
      {mayChange ? (
        <Button
          variant="subtle"
          busy={removing.isPending}
          icon={<IconX size={18} aria-hidden="true" />}
          onClick={() => removing.mutate({ accountIds: [...accountIds] })}
        >
          {t("common.remove")}
        </Button>
      ) : null}
    </div>
  );
}

/** Scrolls as little as needed to what has just appeared: nobody reads below the edge of a dialog. */
function useScrollIntoView<Shown extends HTMLElement>(isShown: boolean): RefObject<Shown | null> {
  const element = useRef<Shown>(null);
  useEffect(() => {
    if (isShown) element.current?.scrollIntoView({ block: "nearest" });
  }, [isShown]);
  return element;
}

import { IconUser } from "@tabler/icons-react";
import { useId } from "react";
import type { Cents } from "#platform/domain/money/cents.ts";
import { useT } from "#platform/web/use-t.ts";
import { Stack } from "#ui/layout/layout.tsx";
import { FieldButton } from "#ui/overlay/field-button.tsx";
import classes from "./account-field.module.css";
import type { OnAccount } from "./review-on-account.ts";

interface AccountFieldProps {
  account: OnAccount;
  /** Name of the account's customer; null while nobody is chosen. */
  name: string | null;
  /** Refusals that the cashier can fix appear after the first attempt. */
  tried: boolean;
  amount: (cents: Cents) => string;
  onChoose: () => void;
}

/** Chooses the account to charge and shows its limit, its debt and what is left. */
export function AccountField({ account, name, tried, amount, onChoose }: AccountFieldProps) {
  const t = useT();
  const refusalId = useId();
  const { credit, refusal, after } = account;
  const text = refusalText();
  const isMissing = refusal?.reason === "customer_missing";
  const isRefusalShown = text !== null && !(isMissing && !tried);
  return (
    <Stack gap={8} framed="sunken" inner={8}>
      <FieldButton
        icon={<IconUser size={18} aria-hidden="true" />}
        label={t("payments.on_account.of")}
        value={name ?? t("common.choose_a_customer")}
        chosen={name !== null}
        invalid={isRefusalShown}
        aria-describedby={text === null ? undefined : refusalId}
        onClick={onChoose}
      />
      {credit && credit.credit_limit !== null ? (
        <dl className={classes.figures}>
          <Figure label={t("payments.on_account.limit")} value={amount(credit.credit_limit)} />
          <Figure label={t("common.current_balance")} value={amount(credit.balance)} />
          <Figure label={t("payments.on_account.left")} value={amount(credit.left)} />
          {after === null ? null : (
            <Figure label={t("payments.on_account.after")} value={amount(after)} isMain />
          )}
        </dl>
      ) : null}
      {text === null ? (
        account.error ? (
          <p className={classes.hint}>{t("payments.on_account.unread")}</p>
        ) : null
      ) : (
        <p id={refusalId} className={isRefusalShown ? classes.refusal : classes.hint} role="status">
          {text}
        </p>
      )}
    </Stack>
  );

  function refusalText(): string | null {
    if (refusal === null) return null;
    switch (refusal.reason) {
      case "customer_missing":
        return t("payments.on_account.customer_missing");
      case "not_granted":
        return t("payments.on_account.not_granted", { name: name ?? "" });
      default:
        return t("payments.on_account.limit_reached", { amount: amount(refusal.over) });
    }
  }
}

function Figure({ label, value, isMain = false }: { label: string; value: string; isMain?: boolean }) {
  return (
    <div className={classes.figure} data-main={isMain || undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

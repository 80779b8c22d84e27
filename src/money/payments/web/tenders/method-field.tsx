import type { ReactNode } from "react";
import { paymentPictures } from "#core/payment-types/web/public.ts";
import type { PaymentType } from "#core/settings/contract/settings.ts";
import { toId } from "#platform/domain/ids.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import type { PaymentDraft, PaymentReview } from "../payment-draft.ts";
import { ReceivedField } from "./received-field.tsx";
import { ReferenceField } from "./reference-field.tsx";
import { TendersField } from "./tenders-field.tsx";

export interface MethodFieldProps {
  currency: string;
  /** Those in use. */
  paymentTypes: readonly PaymentType[];
  draft: PaymentDraft;
  review: PaymentReview;
  /** Refusals are shown once somebody tried. */
  tried: boolean;
  onChange: (part: Partial<PaymentDraft>) => void;
  /** Whose account is charged, where one is. */
  children?: ReactNode;
}

/** The way to pay, or several of them with an amount each. */
export function MethodField(props: MethodFieldProps) {
  const { currency, paymentTypes, draft, review, onChange, children } = props;
  const t = useT();
  if (paymentTypes.length === 0) return <FormFailure message={t("payments.no_methods")} />;
  return (
    <>
      {draft.given !== null && review.settling !== null ? (
        <>
          <TendersField
            currency={currency}
            paymentTypes={paymentTypes}
            given={draft.given}
            references={draft.references}
            settling={review.settling}
            onChange={(given) => onChange({ given })}
            onReference={(references) => onChange({ references })}
          />
          {children}
        </>
      ) : (
        <SingleMethod {...props} />
      )}
      {paymentTypes.length > 1 ? (
        <CheckField
          label={t("payments.tenders.several")}
          checked={draft.given !== null}
          onChange={(several) => onChange({ given: several ? new Map() : null })}
        />
      ) : null}
    </>
  );
}

function SingleMethod(props: MethodFieldProps) {
  const { currency, paymentTypes, draft, review, tried, onChange, children } = props;
  const t = useT();
  const chosen = paymentTypes.find((type) => type.id === draft.paymentTypeId);
  const { method, received } = review.refusals;
  const refusal = tried ? method : undefined;
  return (
    <>
      <div data-invalid={refusal ? true : undefined}>
        <ChoiceList
          label={t("payments.method")}
          mode="single"
          layout="tiles"
          choices={paymentTypes.map((type) => ({
            value: String(type.id),
            label: type.title,
            icon: paymentPictures[type.icon],
          }))}
          value={chosen ? [String(chosen.id)] : []}
          onChange={([id]) => onChange({ paymentTypeId: toId<"PaymentType">(Number(id)) })}
          error={refusal ? t(`payments.refusal.${refusal}`) : null}
        />
      </div>
      {children}
      {chosen?.icon === "cash" ? (
        <ReceivedField
          currency={currency}
          due={review.due}
          received={draft.received}
          onChange={(amount) => onChange({ received: amount })}
          // The button is off while too little was handed over, so the reason is told at once.
          error={received === "received_too_little" ? t(`payments.refusal.${received}`) : null}
        />
      ) : null}
      {chosen && chosen.icon !== "cash" ? (
        <ReferenceField
          label={t("payments.tenders.reference")}
          reference={draft.references.get(chosen.id) ?? ""}
          onChange={(reference) =>
            onChange({ references: new Map(draft.references).set(chosen.id, reference) })
          }
        />
      ) : null}
    </>
  );
}

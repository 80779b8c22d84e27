import { IconFileText, IconUser } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useId } from "react";
import { useT } from "#platform/web/use-t.ts";
import { CustomerPicker } from "#service/customers/web/public.ts";
import { type InvoiceType, invoiceTypes } from "#service/orders/domain/invoice-type.ts";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { FieldButton } from "#ui/overlay/field-button.tsx";
import classes from "./buyer-field.module.css";
import type { BuyerState } from "./use-buyer.ts";
import type { ReceptorFormInput } from "./use-receptor-form.ts";

const ReceptorDialog = lazy(() =>
  import("./receptor-dialog.tsx").then((module) => ({ default: module.ReceptorDialog })),
);

interface BuyerFieldProps {
  buyer: BuyerState;
  tried: boolean;
  /** The total from which somebody must be named, if it is reached and nobody is; shown at once. */
  identifiedFrom: string | null;
}

/** Chooses, adds or writes the buyer and chooses the kind of invoice. */
export function BuyerField({ buyer, tried, identifiedFrom }: BuyerFieldProps) {
  const { review, draft, change } = buyer;
  const t = useT();
  const errorId = useId();
  const isMissing = tried && review.refusals.buyer !== undefined;
  const isRefused = isMissing || (tried && identifiedFrom !== null);
  return (
    <Stack gap={8}>
      <SegmentedFilter<InvoiceType>
        label={t("payments.invoice_type")}
        layout="fill"
        value={review.invoiceType}
        onChange={(invoiceType) => change({ invoiceType })}
        options={invoiceTypes.map((type) => ({ value: type, label: t(`customers.type.${type}`) }))}
      />
      <div className={classes.rows}>
        <BuyerRow
          icon={<IconUser size={18} aria-hidden="true" />}
          label={t("common.customer")}
          value={review.name ?? t("common.walk_in_customer")}
          isGiven={review.name !== null}
          errorId={isMissing ? errorId : undefined}
          onOpen={() => buyer.setChoosing(true)}
        />
        <BuyerRow
          icon={<IconFileText size={18} aria-hidden="true" />}
          label={t("payments.buyer.to")}
          value={
            draft.isWritten
              ? (draft.receptor?.nombre.trim() ?? "")
              : t(buyer.hasStored ? "payments.buyer.stored" : "payments.buyer.nobody")
          }
          isGiven={draft.isWritten}
          errorId={isRefused ? errorId : undefined}
          onOpen={() => buyer.write()}
        />
      </div>
      {isMissing ? (
        <p id={errorId} className={classes.error}>
          {t("payments.refusal.customer_required")}
        </p>
      ) : identifiedFrom === null ? null : (
        <p id={errorId} role="status" className={tried ? classes.error : classes.hint}>
          {t("payments.buyer.identify", { threshold: identifiedFrom })}
        </p>
      )}
    </Stack>
  );
}

interface BuyerRowProps {
  icon: ReactNode;
  label: string;
  value: string;
  isGiven: boolean;
  errorId: string | undefined;
  onOpen: () => void;
}

function BuyerRow({ icon, label, value, isGiven, errorId, onOpen }: BuyerRowProps) {
  return (
    <FieldButton
      icon={icon}
      label={label}
      value={value}
      chosen={isGiven}
      invalid={errorId !== undefined}
      aria-describedby={errorId}
      onClick={onOpen}
    />
  );
}

interface BuyerPickerProps extends Pick<ReceptorFormInput, "mustIdentify" | "mustNameDistrict"> {
  buyer: BuyerState;
}

/** The picker lies beside the payment's dialog, not inside its form: a form cannot hold another one. */
export function BuyerPicker({ buyer, ...must }: BuyerPickerProps) {
  const { draft, review, change } = buyer;
  if (buyer.writing)
    return (
      <Suspense fallback={null}>
        <ReceptorDialog
          type={review.invoiceType}
          orderIds={buyer.orderIds}
          draft={buyer.written}
          refused={buyer.refused}
          {...must}
          onChange={(receptor) => change({ receptor })}
          onUse={() => {
            change({ receptor: buyer.written, isWritten: true });
            buyer.stopWriting();
          }}
          onDrop={
            draft.receptor === null
              ? undefined
              : () => {
                  change({ receptor: null, isWritten: false });
                  buyer.stopWriting();
                }
          }
          hasStored={buyer.hasStored}
          onClose={buyer.stopWriting}
        />
      </Suspense>
    );
  if (!buyer.choosing) return null;
  return (
    <CustomerPicker
      chosen={draft.customer !== null}
      type={review.invoiceType}
      onChoose={buyer.choose}
      onWalkIn={() => change({ customer: null })}
      onClose={() => buyer.setChoosing(false)}
    />
  );
}

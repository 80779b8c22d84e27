import { ExampleBill } from "#core/pricing/web/public.ts";
import { useExampleTerms } from "#menu/taxes/web/public.ts";
import { type Cents, decimalFromCents } from "#platform/domain/money/cents.ts";
import type { CalendarDate } from "#platform/domain/periods/calendar-date.ts";
import { call } from "#platform/web/api.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { found } from "#platform/web/forms/found.ts";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { BesideExample } from "#platform/web/frame/beside-example.tsx";
import { useT } from "#platform/web/use-t.ts";
import { addDiscountCode, changeDiscountCode, type ListedDiscountCode } from "../contract/discount-codes.ts";
import { DiscountCodeFields } from "./discount-code-fields.tsx";
import { discountForm, typedDiscount } from "./discount-form.ts";
import { discountCodesQuery, useReloadCodes } from "./discounts-api.ts";

interface DiscountCodeDialogProps {
  code: ListedDiscountCode | "new";
  currency: string;
  /** The business day of the example. */
  today: CalendarDate;
  onClose: () => void;
}

/** Edits a new or existing discount code beside an example bill. */
export function DiscountCodeDialog({ code, currency, today, onClose }: DiscountCodeDialogProps) {
  const t = useT();
  const reload = useReloadCodes();
  const { tax, service } = useExampleTerms();
  const known = code === "new" ? null : code;
  return (
    <FormDialog
      size="large"
      title={known ? t("common.code_is", { code: known.code }) : t("discounts.add_title")}
      submitLabel={t("discounts.save")}
      schema={discountForm}
      initialValues={valuesOf(known)}
      meanwhile={{
        reload: useReload(discountCodesQuery, ({ discountCodes }) =>
          valuesOf(found(discountCodes, known?.id)),
        ),
        fields: {
          code: t("common.code"),
          description: t("common.description"),
          discount_type: { label: t("common.type"), text: (type) => t(`discounts.types.${type}`) },
          discount_value: t("common.discount"),
          min_order_value: t("discounts.min_order"),
          max_discount_amount: t("discounts.max_discount"),
          start_date: t("common.valid_from"),
          end_date: t("common.valid_until"),
          max_uses: t("discounts.max_uses"),
        },
      }}
      save={async (body, idempotencyKey) => {
        const saved = known
          ? await call(changeDiscountCode, { params: { discountCodeId: known.id }, body, idempotencyKey })
          : await call(addDiscountCode, { body, idempotencyKey });
        await reload();
        return saved;
      }}
      onClose={onClose}
    >
      {(form) => {
        const values = form.getValues();
        const terms = typedDiscount(values, known?.times_used ?? 0);
        return (
          <BesideExample
            example={
              <ExampleBill
                tax={tax}
                service={service}
                currency={currency}
                code={values.code.trim().toUpperCase()}
                discount={{ terms, today }}
              />
            }
          >
            <DiscountCodeFields form={form} currency={currency} />
          </BesideExample>
        );
      }}
    </FormDialog>
  );
}

function valuesOf(known: ListedDiscountCode | null) {
  const decimal = (amount: Cents | null | undefined) => (amount == null ? null : decimalFromCents(amount));
  return {
    code: known?.code ?? "",
    description: known?.description ?? "",
    discount_type: known?.discount_type ?? "percentage",
    discount_value: known?.discount_value ?? null,
    min_order_value: decimal(known?.min_order_value),
    max_discount_amount: decimal(known?.max_discount_amount),
    start_date: known?.start_date ?? null,
    end_date: known?.end_date ?? null,
    max_uses: known?.max_uses ?? null,
    is_active: known?.is_active ?? true,
    is_combinable: known?.is_combinable ?? false,
    ...(known && { version: known.version }),
  };
}

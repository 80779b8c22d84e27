import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ExampleBill } from "#core/pricing/web/public.ts";
import { useReloadTaxSetup } from "#core/service-charge/web/public.ts";
import { IVA_RATE } from "#menu/menu/domain/item-billing.ts";
import { basisPointsFromPercent, percentFromBasisPoints } from "#platform/domain/money/cents.ts";
import { call } from "#platform/web/api.ts";
import { PercentField } from "#platform/web/forms/decimal-field.tsx";
import { FormDialog, type FormOf } from "#platform/web/forms/form-dialog.tsx";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { found } from "#platform/web/forms/found.ts";
import { orBlank } from "#platform/web/forms/or-blank.ts";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { BesideExample } from "#platform/web/frame/beside-example.tsx";
import { formatPercent } from "#platform/web/language/format-figures.ts";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Muted, Stack } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { addTax, deleteTax, type ListedTax, taxFields, updateTax } from "../contract/taxes.ts";
import { taxesQuery } from "./taxes-api.ts";
import { useExampleTerms } from "./use-example-terms.ts";

const schema = updateTax.body.extend({ rate: orBlank(taxFields.shape.rate) });
/** IVA included in the price, as guests read it. */
const iva = { title: "IVA", rate: percentFromBasisPoints(IVA_RATE), type: "inclusive" as const };
const types = taxFields.shape.type.options;

interface TaxDialogProps {
  tax: ListedTax | "new";
  /** There is no tax yet: the form suggests the one that nearly every restaurant begins with. */
  isFirst: boolean;
  onClose: () => void;
}

/** Adds or edits a tax, with its effect on an account. */
export function TaxDialog({ tax, isFirst, onClose }: TaxDialogProps) {
  const t = useT();
  const reload = useReloadTaxSetup();
  const { service, currency } = useExampleTerms();
  const known = tax === "new" ? null : tax;
  return (
    <FormDialog
      size="large"
      title={known ? t("taxes.edit_title", { title: known.title }) : t("taxes.add_title")}
      submitLabel={t("taxes.save")}
      schema={schema}
      initialValues={isFirst ? iva : valuesOf(known)}
      meanwhile={{
        reload: useReload(taxesQuery, ({ taxes }) => valuesOf(found(taxes, known?.id))),
        fields: {
          title: t("common.name"),
          rate: t("taxes.rate"),
          type: {
            label: t("common.type"),
            text: (type: (typeof types)[number]) => t(`taxes.types.${type}`),
          },
        },
      }}
      words={wordsOf}
      save={async (body, idempotencyKey) => {
        const saved = known
          ? await call(updateTax, { params: { taxId: known.id }, body, idempotencyKey })
          : await call(addTax, { body, idempotencyKey });
        await reload();
        return saved;
      }}
      onClose={onClose}
    >
      {(form) => {
        const { rate, type } = form.getValues();
        return (
          <BesideExample
            example={
              <ExampleBill
                tax={{ type, rate: basisPointsFromPercent(rate || 0) }}
                service={service}
                currency={currency}
              />
            }
          >
            <TaxFields form={form} />
          </BesideExample>
        );
      }}
    </FormDialog>
  );
}

function TaxFields({ form }: { form: FormOf<typeof schema> }) {
  const t = useT();
  const { type } = form.getValues();
  return (
    <>
      <TextField
        label={t("common.name")}
        required
        maxLength={60}
        data-autofocus
        {...form.getInputProps("title")}
      />
      <PercentField label={t("taxes.rate")} required {...form.getInputProps("rate")} />
      <ChoiceList
        label={t("common.type")}
        mode="single"
        layout="tiles"
        choices={types.map((value) => ({ value, label: t(`taxes.types.${value}`) }))}
        value={[type]}
        onChange={([value]) => form.setFieldValue("type", types.find((known) => known === value) ?? type)}
      />
      <Muted>{t(`taxes.type_hint.${type}`)}</Muted>
    </>
  );
}

function wordsOf(field: string, code: string) {
  return field === "rate" && code !== "required" ? "validation.percentage_invalid" : undefined;
}

function valuesOf(known: ListedTax | null) {
  return {
    title: known?.title ?? "",
    rate: known ? percentFromBasisPoints(known.rate) : null,
    // A tax of another kind adds nothing; editing gives it one of the two types.
    type: known && known.type !== "other" ? known.type : ("inclusive" as const),
    ...(known && { version: known.version }),
  };
}

interface DeleteTaxDialogProps {
  tax: ListedTax;
  /** Taxes that its items can get instead. */
  others: readonly ListedTax[];
  onClose: () => void;
}

/** Asks before a tax is deleted, and which tax its items get. */
export function DeleteTaxDialog({ tax, others, onClose }: DeleteTaxDialogProps) {
  const t = useT();
  const reload = useReloadTaxSetup();
  const [target, setTarget] = useState<ListedTax | null>(null);
  const removing = useMutation({
    mutationFn: () =>
      call(deleteTax, { params: { taxId: tax.id }, query: target === null ? {} : { moveTo: target.id } }),
    onSuccess: async ({ message }) => {
      await reload();
      toastSuccess(message);
      onClose();
    },
    // More items may carry it meanwhile: the number is reloaded.
    onError: () => reload(),
  });
  const isUsed = tax.items > 0;
  return (
    <AppDialog
      opened
      size="small"
      title={t("taxes.delete.title", { title: tax.title })}
      onClose={onClose}
      footer={
        <>
          <FormFailure message={removing.error ? errorText(removing.error) : null} />
          <Button
            tone="danger"
            fullWidth
            busy={removing.isPending}
            disabled={isUsed && target === null}
            onClick={() => removing.mutate()}
          >
            {t(isUsed ? "taxes.delete.move" : "taxes.delete.confirm")}
          </Button>
        </>
      }
    >
      <Stack gap={16} room="shrink">
        <Muted>{t(explanation(tax, others), { count: tax.items })}</Muted>
        {isUsed && others.length > 0 ? (
          <SelectField
            label={t("taxes.delete.move_to")}
            placeholder={t("taxes.delete.choose")}
            options={others.map(({ id, title, rate }) => ({
              value: String(id),
              label: `${title} · ${formatPercent(percentFromBasisPoints(rate))}`,
            }))}
            value={target === null ? null : String(target.id)}
            onChange={(id) => setTarget(others.find((other) => String(other.id) === id) ?? null)}
          />
        ) : null}
      </Stack>
    </AppDialog>
  );
}

function explanation(tax: ListedTax, others: readonly ListedTax[]) {
  if (tax.items === 0) return "taxes.delete.free";
  return others.length > 0 ? "taxes.delete.used" : "taxes.delete.no_other";
}

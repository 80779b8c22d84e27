import { useQueryClient } from "@tanstack/react-query";
import { ExampleBill } from "#core/pricing/web/public.ts";
import { useReloadTaxSetup } from "#core/service-charge/web/public.ts";
import { IVA_RATE } from "#menu/menu/domain/item-billing.ts";
import { basisPointsFromPercent, percentFromBasisPoints } from "#platform/domain/money/cents.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { orBlank } from "#platform/web/forms/or-blank.ts";
import { PercentField } from "#platform/web/forms/percent-field.tsx";
import { BesideExample } from "#platform/web/frame/beside-example.tsx";
import { useT } from "#platform/web/use-t.ts";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { type ListedTax, taxFields, updateTax } from "../contract/taxes.ts";
import classes from "./taxes.module.css";
import { createTax, saveTax, taxesQuery } from "./taxes-api.ts";
import { useExampleTerms } from "./use-example-terms.ts";

const schema = updateTax.body.extend({ rate: orBlank(taxFields.shape.rate) });
/** IVA in the price as guests read it. */
const iva = { title: "IVA", rate: percentFromBasisPoints(IVA_RATE), type: "inclusive" as const };
const types = taxFields.shape.type.options;

export interface TaxDialogProps {
  tax: ListedTax | "new";
  /** There is no tax yet: the form holds the one that nearly every restaurant begins with. */
  isFirst: boolean;
  onClose: () => void;
}

/** A tax, new or known, with what it does to an account. */
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
      meanwhile={useMeanwhile(known)}
      words={wordsOf}
      save={async (body, idempotencyKey) => {
        const saved = known
          ? await saveTax({ params: { taxId: known.id }, body, idempotencyKey })
          : await createTax({ body, idempotencyKey });
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
            <TextField
              label={t("taxes.name")}
              required
              maxLength={60}
              data-autofocus
              {...form.getInputProps("title")}
            />
            <PercentField label={t("taxes.rate")} required {...form.getInputProps("rate")} />
            <ChoiceList
              label={t("taxes.type")}
              mode="single"
              layout="tiles"
              choices={types.map((value) => ({ value, label: t(`taxes.types.${value}`) }))}
              value={[type]}
              onChange={([value]) =>
                form.setFieldValue("type", types.find((known) => known === value) ?? type)
              }
            />
            <p className={classes.hint}>{t(`taxes.type_hint.${type}`)}</p>
          </BesideExample>
        );
      }}
    </FormDialog>
  );
}

function wordsOf(field: string, code: string) {
  return field === "rate" && code !== "required" ? "validation.percentage_invalid" : undefined;
}

/** How a tax is read anew when somebody else saved it meanwhile. */
function useMeanwhile(known: ListedTax | null) {
  const t = useT();
  const client = useQueryClient();
  return {
    readAnew: async () => {
      const { taxes } = await client.fetchQuery({ ...taxesQuery, staleTime: 0 });
      return valuesOf(taxes.find(({ id }) => id === known?.id) ?? null);
    },
    fields: {
      title: t("taxes.name"),
      rate: t("taxes.rate"),
      type: {
        label: t("taxes.type"),
        text: (type: (typeof types)[number]) => t(`taxes.types.${type}`),
      },
    },
  };
}

function valuesOf(known: ListedTax | null) {
  return {
    title: known?.title ?? "",
    rate: known ? percentFromBasisPoints(known.rate) : null,
    // A tax of another kind adds nothing, and is given one of the two when it is edited.
    type: known && known.type !== "other" ? known.type : ("inclusive" as const),
    ...(known && { version: known.version }),
  };
}

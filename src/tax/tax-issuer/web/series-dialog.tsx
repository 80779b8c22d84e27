import { useQuery } from "@tanstack/react-query";
import { callTo } from "#platform/web/api.ts";
import { FormDialog, type FormOf } from "#platform/web/forms/form-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import { environments } from "#tax/tax-documents/domain/issue/tax-document-input.ts";
import { issuedTypes } from "#tax/tax-documents/domain/shape/generation.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import { type PointOfSale, startSeries } from "../contract/places.ts";
import { seriesQuery, useIssuerAction } from "./tax-issuer-api.ts";

/** Digits of a number in a control number. */
const DIGITS = 15;

interface SeriesDialogProps {
  point: PointOfSale;
  /** Code of its establishment. */
  place: string;
  onClose: () => void;
}

/** Lets a series of a point of sale go on behind the numbers of another system. */
export function SeriesDialog({ point, place, onClose }: SeriesDialogProps) {
  const t = useT();
  const starting = useIssuerAction(callTo(startSeries));
  return (
    <FormDialog
      title={t("taxIssuer.series.title", { point: point.title })}
      submitLabel={t("taxIssuer.series.submit")}
      schema={startSeries.body}
      initialValues={{ environment: "01", type: "01", next: "" }}
      save={(body, idempotencyKey) =>
        starting.mutateAsync({ params: { pointOfSaleId: point.id }, body, idempotencyKey })
      }
      onClose={onClose}
    >
      {(form) => <SeriesFields form={form} point={point} place={place} />}
    </FormDialog>
  );
}

function SeriesFields({
  form,
  point,
  place,
}: Omit<SeriesDialogProps, "onClose"> & { form: FormOf<typeof startSeries.body> }) {
  const t = useT();
  const { environment, type } = form.getValues();
  const { data } = useQuery(seriesQuery(point.id));
  const series = data?.series.find((each) => each.environment === environment && each.type === type);
  const number = series && `DTE-${type}-${place}${point.code}-${String(series.next).padStart(DIGITS, "0")}`;
  return (
    <>
      <Muted>{t("taxIssuer.series.hint")}</Muted>
      <SelectField
        label={t("common.environment")}
        required
        searchable={false}
        options={environments.map((each) => ({ value: each, label: t(`accounting.environments.${each}`) }))}
        value={environment}
        onChange={(chosen) => {
          const next = environments.find((each) => each === chosen);
          if (next) form.setValues({ environment: next });
        }}
      />
      <SelectField
        label={t("common.type")}
        required
        searchable={false}
        options={issuedTypes.map((each) => ({ value: each, label: t(`taxDocuments.types.${each}`) }))}
        value={type}
        onChange={(chosen) => {
          const next = issuedTypes.find((each) => each === chosen);
          if (next) form.setValues({ type: next });
        }}
      />
      <TextField
        label={t("taxIssuer.series.next")}
        description={number === undefined ? undefined : t("taxIssuer.series.now", { number })}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={DIGITS}
        data-autofocus
        {...form.getInputProps("next")}
      />
      <Muted size="sm">{t("taxIssuer.series.year")}</Muted>
    </>
  );
}

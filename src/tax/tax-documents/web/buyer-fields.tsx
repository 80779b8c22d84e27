import type { z } from "zod";
import { PlaceFields, useActivities, useDocumentTypes } from "#core/catalogues/web/public.ts";
import type { FormOf } from "#platform/web/forms/form-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import type { Receptor } from "#service/customers/domain/receptor.ts";
import { FieldGrid, WideField } from "#ui/forms/field-grid.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextField, type TextFieldProps } from "#ui/forms/text-field.tsx";
import type { correctBuyer } from "../contract/corrections.ts";

/** A form whose values have a buyer. */
export type BuyerForm = Pick<
  FormOf<typeof correctBuyer.body>,
  "getInputProps" | "setFieldValue" | "getValues"
>;

type Written = NonNullable<z.input<typeof correctBuyer.body>["receptor"]>;

/** Each within the one before: another one leaves those behind it unsaid. */
const places = ["departamento", "municipio", "distrito"] as const;
type Place = (typeof places)[number];

/** The other side of a document, each datum at its own field. */
export function BuyerFields({
  form,
  isFiscal,
  needsDistrict,
}: {
  form: BuyerForm;
  isFiscal: boolean;
  needsDistrict: boolean;
}) {
  const t = useT();
  const types = useDocumentTypes();
  const receptor: Written = form.getValues().receptor ?? {};
  const text = (field: keyof Written & string, maxLength: number) => ({
    label: t(`taxDocuments.buyer.${field as "nombre"}`),
    maxLength,
    autoComplete: "off",
    ...form.getInputProps(`receptor.${field}`),
  });
  return (
    <FieldGrid disabled={false}>
      <WideField>
        <TextField {...text("nombre", 250)} required={isFiscal} />
      </WideField>
      {isFiscal ? (
        <WideField>
          <TextField {...text("nombreComercial", 150)} />
        </WideField>
      ) : null}
      {isFiscal ? null : (
        <SelectField
          {...types}
          label={t("taxDocuments.buyer.tipoDocumento")}
          {...form.getInputProps("receptor.tipoDocumento")}
          value={receptor.tipoDocumento || null}
          onChange={(code) => form.setFieldValue("receptor.tipoDocumento", code ?? "")}
        />
      )}
      <TextField
        {...text("numDocumento", 20)}
        required={isFiscal}
        {...(isFiscal ? { label: t("taxDocuments.buyer.nit") } : {})}
      />
      <TextField {...text("nrc", 12)} required={isFiscal} />
      <ActivityField form={form} required={isFiscal} />
      <BuyerPlace form={form} required={isFiscal} needsDistrict={needsDistrict} />
      <WideField>
        <TextField
          required={isFiscal}
          label={t("taxDocuments.buyer.complemento")}
          maxLength={200}
          {...form.getInputProps("receptor.direccion.complemento")}
        />
      </WideField>
      <ContactFields text={text} isFiscal={isFiscal} />
    </FieldGrid>
  );
}

function ActivityField({ form, required }: { form: BuyerForm; required: boolean }) {
  const t = useT();
  const { descriptionOf, ...activities } = useActivities();
  return (
    <WideField>
      <SelectField
        {...activities}
        required={required}
        label={t("taxDocuments.buyer.codActividad")}
        {...form.getInputProps("receptor.codActividad")}
        value={form.getValues().receptor?.codActividad || null}
        onChange={(code) => {
          form.setFieldValue("receptor.codActividad", code ?? "");
          form.setFieldValue("receptor.descActividad", descriptionOf(code ?? "") ?? "");
        }}
      />
    </WideField>
  );
}

function BuyerPlace({
  form,
  required,
  needsDistrict,
}: {
  form: BuyerForm;
  required: boolean;
  needsDistrict: boolean;
}) {
  const address = form.getValues().receptor?.direccion;
  const place = (field: Place) => ({
    name: `receptor.direccion.${field}`,
    code: address?.[field] ?? "",
    error: form.getInputProps(`receptor.direccion.${field}`).error ?? null,
    onChoose: (code: string) => {
      form.setFieldValue(`receptor.direccion.${field}`, code);
      for (const within of places.slice(places.indexOf(field) + 1))
        form.setFieldValue(`receptor.direccion.${within}`, "");
    },
  });
  return (
    <PlaceFields
      required={required}
      department={place("departamento")}
      municipality={place("municipio")}
      district={{ ...place("distrito"), isOptional: !needsDistrict }}
    />
  );
}

type TextOf = (field: "correo" | "telefono", maxLength: number) => TextFieldProps;

const ContactFields = ({ text, isFiscal }: { text: TextOf; isFiscal: boolean }) => (
  <>
    <TextField {...text("correo", 100)} required={isFiscal} type="email" />
    <TextField {...text("telefono", 30)} inputMode="tel" />
  </>
);

/** The buyer's data in a form; an empty text is not given. */
export function writtenReceptor(receptor: Receptor | null) {
  return {
    nombre: receptor?.nombre ?? "",
    nombreComercial: receptor?.nombreComercial ?? "",
    tipoDocumento: receptor?.tipoDocumento ?? "",
    numDocumento: receptor?.numDocumento ?? "",
    nrc: receptor?.nrc ?? "",
    codActividad: receptor?.codActividad ?? "",
    descActividad: receptor?.descActividad ?? "",
    correo: receptor?.correo ?? "",
    telefono: receptor?.telefono ?? "",
    direccion: {
      departamento: receptor?.direccion?.departamento ?? "",
      municipio: receptor?.direccion?.municipio ?? "",
      distrito: receptor?.direccion?.distrito ?? "",
      complemento: receptor?.direccion?.complemento ?? "",
    },
  };
}

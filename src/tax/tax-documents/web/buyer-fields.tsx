import {
  ActivityFields,
  AddressFields,
  DocumentFields,
  TaxpayerText,
  taxpayerIn,
} from "#core/catalogues/web/public.ts";
import type { FormOf } from "#platform/web/forms/form-dialog.tsx";
import type { Receptor } from "#service/customers/domain/receptor.ts";
import { receptorNames } from "#service/customers/domain/receptor-names.ts";
import { FieldGrid, WideField } from "#ui/forms/field-grid.tsx";
import type { correctBuyer } from "../contract/corrections.ts";

/** A form whose values have a buyer. */
export type BuyerForm = Pick<FormOf<typeof correctBuyer.body>, "getInputProps" | "setFieldValue">;

const names = Object.fromEntries(
  Object.entries(receptorNames).map(([field, name]) => [field, `receptor.${name}`]),
);

/** Fields that a fiscal document may leave empty. */
const optional: readonly string[] = ["tradeName", "district", "phone"];

interface BuyerFieldsProps {
  form: BuyerForm;
  isFiscal: boolean;
  needsDistrict: boolean;
}

/** The other side of a document, each datum at its own field. */
export function DocumentBuyerFields({ form, isFiscal, needsDistrict }: BuyerFieldsProps) {
  const buyer = taxpayerIn(
    form,
    names,
    (field) => isFiscal && (!optional.includes(field) || (field === "district" && needsDistrict)),
  );
  return (
    <FieldGrid disabled={false}>
      <WideField>
        <TaxpayerText form={buyer} field="name" />
      </WideField>
      {isFiscal ? (
        <>
          <WideField>
            <TaxpayerText form={buyer} field="tradeName" />
          </WideField>
          <TaxpayerText form={buyer} field="nit" />
        </>
      ) : (
        <DocumentFields form={buyer} />
      )}
      <TaxpayerText form={buyer} field="nrc" />
      <ActivityFields form={buyer} />
      <AddressFields form={buyer} />
      <TaxpayerText form={buyer} field="email" />
      <TaxpayerText form={buyer} field="phone" />
    </FieldGrid>
  );
}

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

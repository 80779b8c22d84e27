import type { ReactNode } from "react";
import { unreachable } from "#platform/domain/unreachable.ts";
import { callTo } from "#platform/web/api.ts";
import { FormDialog, type FormOf } from "#platform/web/forms/form-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import {
  addEstablishment,
  addPointOfSale,
  changeEstablishment,
  changePointOfSale,
  type Establishment,
  type PointOfSale,
} from "../contract/places.ts";
import { codeLetters, establishmentKinds, freeCode } from "../domain/establishment-kinds.ts";
import { SeriesDialog } from "./series-dialog.tsx";
import { useIssuerAction } from "./tax-issuer-api.ts";

/** The place or point of sale to edit; null is a new one. */
export type PlaceDialogView =
  | { readonly kind: "place"; readonly place: Establishment | null }
  | { readonly kind: "point"; readonly place: Establishment; readonly point: PointOfSale | null }
  | { readonly kind: "series"; readonly place: Establishment; readonly point: PointOfSale };

interface PlaceDialogsProps {
  view: PlaceDialogView;
  places: readonly Establishment[];
  onClose: () => void;
}

export function PlaceDialogs({ view, places, onClose }: PlaceDialogsProps) {
  switch (view.kind) {
    case "place":
      return <PlaceDialog place={view.place} places={places} onClose={onClose} />;
    case "point":
      return <PointDialog place={view.place} point={view.point} onClose={onClose} />;
    case "series":
      return <SeriesDialog place={view.place.code} point={view.point} onClose={onClose} />;
    default:
      return unreachable(view);
  }
}

type Kind = Establishment["kind"];

function PlaceDialog({
  place,
  places,
  onClose,
}: {
  place: Establishment | null;
  places: readonly Establishment[];
  onClose: () => void;
}) {
  const t = useT();
  const adding = useIssuerAction(callTo(addEstablishment));
  const changing = useIssuerAction(callTo(changeEstablishment));
  const codeOf = (kind: Kind) =>
    freeCode(
      codeLetters[kind],
      places.map(({ code }) => code),
    );
  const first: Kind = places.length === 0 ? "02" : "01";
  return (
    <FormDialog
      title={place ? t("taxIssuer.places.edit", { place: place.title }) : t("taxIssuer.places.add_title")}
      submitLabel={t(place ? "common.save" : "taxIssuer.places.add")}
      schema={addEstablishment.body}
      initialValues={
        place
          ? { title: place.title, kind: place.kind, code: place.code, officialCode: place.officialCode }
          : { title: "", kind: first, code: codeOf(first), officialCode: "" }
      }
      save={(body, idempotencyKey) =>
        place
          ? changing.mutateAsync({ params: { establishmentId: place.id }, body, idempotencyKey })
          : adding.mutateAsync({ body, idempotencyKey })
      }
      onClose={onClose}
    >
      {(form) => <PlaceFields form={form} isFixed={place?.isFixed ?? false} codeOf={place ? null : codeOf} />}
    </FormDialog>
  );
}

interface PlaceFieldsProps {
  form: FormOf<typeof addEstablishment.body>;
  isFixed: boolean;
  /** A new place's code follows its kind; null for one that has its own. */
  codeOf: ((kind: Kind) => string) | null;
}

function PlaceFields({ form, isFixed, codeOf }: PlaceFieldsProps) {
  const t = useT();
  return (
    <NamedFields
      propsOf={(field) => form.getInputProps(field)}
      isFixed={isFixed}
      codeHint={t("taxIssuer.places.code_hint")}
      officialMax={4}
    >
      <SelectField
        label={t("common.type")}
        required
        searchable={false}
        name="kind"
        options={establishmentKinds.map((kind) => ({ value: kind, label: t(`taxIssuer.kinds.${kind}`) }))}
        value={form.getValues().kind}
        onChange={(chosen) => {
          const kind = establishmentKinds.find((known) => known === chosen);
          if (kind) form.setValues({ kind, ...(codeOf && { code: codeOf(kind) }) });
        }}
      />
    </NamedFields>
  );
}

function PointDialog({
  place,
  point,
  onClose,
}: {
  place: Establishment;
  point: PointOfSale | null;
  onClose: () => void;
}) {
  const t = useT();
  const adding = useIssuerAction(callTo(addPointOfSale));
  const changing = useIssuerAction(callTo(changePointOfSale));
  const { pointsOfSale } = place;
  return (
    <FormDialog
      title={
        point
          ? t("taxIssuer.places.edit", { place: point.title })
          : t("taxIssuer.places.point_title", { place: place.title })
      }
      submitLabel={t(point ? "common.save" : "taxIssuer.places.add_point")}
      schema={addPointOfSale.body}
      initialValues={
        point
          ? {
              title: point.title,
              code: point.code,
              officialCode: point.officialCode,
              isDefault: point.isDefault,
            }
          : {
              title: "",
              code: freeCode(
                "P",
                pointsOfSale.map(({ code }) => code),
              ),
              officialCode: "",
              isDefault: false,
            }
      }
      save={(body, idempotencyKey) =>
        point
          ? changing.mutateAsync({ params: { pointOfSaleId: point.id }, body, idempotencyKey })
          : adding.mutateAsync({ params: { establishmentId: place.id }, body, idempotencyKey })
      }
      onClose={onClose}
    >
      {(form) => <PointFields form={form} known={point} />}
    </FormDialog>
  );
}

function PointFields({ form, known }: { form: PointForm; known: PointOfSale | null }) {
  const t = useT();
  const isUsual = known?.isDefault ?? false;
  return (
    <>
      <NamedFields
        propsOf={(field) => form.getInputProps(field)}
        isFixed={known?.isFixed ?? false}
        codeHint={t("taxIssuer.places.point_code_hint")}
        officialMax={15}
      />
      <CheckField
        label={t("taxIssuer.places.is_default")}
        description={t(isUsual ? "taxIssuer.places.is_default_fixed" : "taxIssuer.places.is_default_hint")}
        checked={form.getValues().isDefault}
        disabled={isUsual}
        onChange={(checked) => form.setFieldValue("isDefault", checked)}
      />
    </>
  );
}

type PointForm = FormOf<typeof addPointOfSale.body>;

interface NamedFieldsProps {
  propsOf: (field: "title" | "code" | "officialCode") => ReturnType<PointForm["getInputProps"]>;
  /** Numbers were taken with its code. */
  isFixed: boolean;
  codeHint: string;
  officialMax: number;
  /** Between the name and the codes. */
  children?: ReactNode;
}

/** Fields that an establishment and a point of sale share: a name, and the codes on documents. */
function NamedFields({ propsOf, isFixed, codeHint, officialMax, children }: NamedFieldsProps) {
  const t = useT();
  return (
    <>
      <TextField label={t("common.name")} required maxLength={100} data-autofocus {...propsOf("title")} />
      {children}
      <TextField
        label={t("common.code")}
        description={isFixed ? t("taxIssuer.places.code_fixed") : codeHint}
        required
        disabled={isFixed}
        maxLength={4}
        {...propsOf("code")}
      />
      <TextField
        label={t("taxIssuer.places.official_code")}
        description={t("taxIssuer.places.official_hint")}
        maxLength={officialMax}
        {...propsOf("officialCode")}
      />
    </>
  );
}

import type { ReactNode } from "react";
import { CatalogueField } from "#core/catalogues/web/public.ts";
import { symbolOf } from "#platform/web/format.ts";
import { FigureText } from "#platform/web/forms/figure-text.tsx";
import { useT } from "#platform/web/use-t.ts";
import { hasUnit, type WrittenItem } from "#tax/documents/domain/manual/written-item.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import { MAX_DECIMALS } from "./invoice-draft.ts";
import classes from "./manual-invoicing.module.css";

/** Fields that every line has, with figures as typed text. */
type WrittenLine = { readonly [Field in keyof WrittenItem]: string };

export interface WrittenFieldsProps {
  line: WrittenLine;
  currency: string;
  errorOf: (field: keyof WrittenLine) => string | null;
  set: (changes: Partial<WrittenLine>) => void;
}

const figure = { required: true, decimals: MAX_DECIMALS };

interface KindProps {
  /** Kinds of CAT-011 that this document cannot have. */
  withoutKinds?: readonly string[];
  /** The quantity is always one. */
  isOne?: boolean;
  onKind: (kind: string) => void;
}

/** Fields of a line for its product, quantity and price. */
export function WrittenFields({
  line,
  currency,
  errorOf,
  set,
  withoutKinds = [],
  isOne = false,
  onKind,
}: WrittenFieldsProps & KindProps): ReactNode {
  const t = useT();
  return (
    <>
      <TextField
        label={t("common.description")}
        required
        autoComplete="off"
        maxLength={1000}
        value={line.descripcion}
        onChange={({ currentTarget }) => set({ descripcion: currentTarget.value })}
        error={errorOf("descripcion")}
      />
      <div className={classes.figures}>
        <FigureText
          label={t("common.quantity")}
          {...figure}
          disabled={isOne}
          value={line.cantidad}
          error={errorOf("cantidad")}
          onChange={(cantidad) => set({ cantidad })}
        />
        <FigureText
          label={t("common.unit_price")}
          {...figure}
          symbol={symbolOf(currency)}
          value={line.precioUni}
          error={errorOf("precioUni")}
          onChange={(precioUni) => set({ precioUni })}
        />
        <CatalogueField
          catalogue="itemTypes"
          without={withoutKinds}
          label={t("menuItems.billing.item_type")}
          required
          code={line.dte_tipo_item_codigo}
          error={errorOf("dte_tipo_item_codigo")}
          onChoose={(entry) => onKind(entry?.code ?? "")}
        />
        <CatalogueField
          catalogue="units"
          label={t("menuItems.billing.unit")}
          required
          disabled={!hasUnit(line.dte_tipo_item_codigo)}
          code={line.dte_unidad_medida}
          error={errorOf("dte_unidad_medida")}
          onChoose={(entry) => set({ dte_unidad_medida: entry?.code ?? "" })}
        />
      </div>
    </>
  );
}

import { excludedKinds } from "../../../domain/manual-invoicing/excluded-purchase.ts";
import { NO_UNIT, SERVICE_KIND } from "../../../domain/manual-invoicing/written-item.ts";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useT } from "../../platform/use-t.ts";
import { CatalogueField } from "../catalogues/public.ts";
import type { BoughtLine } from "./excluded-draft.ts";
import { FigureText } from "./figure-text.tsx";
import classes from "./manual-invoicing.module.css";

interface BoughtProps {
  line: BoughtLine;
  currency: string;
  errorOf: (field: keyof BoughtLine) => string | null;
  onChange: (line: BoughtLine) => void;
}

/** CAT-011 without what a purchase never is. */
const NOT_BOUGHT = ["4"].filter((kind) => !excludedKinds.some((each) => each === kind));

/** One line of a purchase: what, how much, at what price. */
export function BoughtLineFields({ line, currency, errorOf, onChange }: BoughtProps) {
  const t = useT();
  const isService = line.dte_tipo_item_codigo === SERVICE_KIND;
  return (
    <>
      <TextField
        label={t("manualInvoicing.line.description")}
        required
        autoComplete="off"
        maxLength={1000}
        value={line.descripcion}
        onChange={({ currentTarget }) => onChange({ ...line, descripcion: currentTarget.value })}
        error={errorOf("descripcion")}
      />
      <div className={classes.figures}>
        <FigureText
          label={t("manualInvoicing.line.quantity")}
          required
          value={line.cantidad}
          error={errorOf("cantidad")}
          onChange={(cantidad) => onChange({ ...line, cantidad })}
        />
        <FigureText
          label={t("manualInvoicing.line.price")}
          required
          currency={currency}
          value={line.precioUni}
          error={errorOf("precioUni")}
          onChange={(precioUni) => onChange({ ...line, precioUni })}
        />
        <CatalogueField
          catalogue="itemTypes"
          without={NOT_BOUGHT}
          label={t("menuItems.billing.item_type")}
          required
          code={line.dte_tipo_item_codigo}
          error={errorOf("dte_tipo_item_codigo")}
          onChoose={(entry) =>
            onChange({
              ...line,
              dte_tipo_item_codigo: entry?.code ?? "",
              ...(entry?.code === SERVICE_KIND ? { dte_unidad_medida: NO_UNIT } : {}),
            })
          }
        />
        <CatalogueField
          catalogue="units"
          label={t("menuItems.billing.unit")}
          required
          disabled={isService}
          code={line.dte_unidad_medida}
          error={errorOf("dte_unidad_medida")}
          onChoose={(entry) => onChange({ ...line, dte_unidad_medida: entry?.code ?? "" })}
        />
      </div>
    </>
  );
}

import { CatalogueField } from "#core/catalogues/web/public.ts";
import { basisPointsFromPercent, percentFromBasisPoints } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { PercentField } from "#platform/web/forms/decimal-field.tsx";
import { useT } from "#platform/web/use-t.ts";
import {
  isBesideIva,
  withAdditional,
  withIvaInPrice,
  withKind,
  withTax,
} from "#tax/documents/domain/manual/manual-item.ts";
import { TRIBUTE_KIND } from "#tax/documents/domain/manual/written-item.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { Muted, Row } from "#ui/layout/layout.tsx";
import { type CustomerInForm, type InvoiceDraftLine, lineTotal } from "./invoice-draft.ts";
import type { LineForm } from "./lines-list.tsx";
import classes from "./manual-invoicing.module.css";
import { WrittenFields } from "./written-fields.tsx";

interface InvoiceLineProps extends LineForm<InvoiceDraftLine> {
  line: InvoiceDraftLine;
  type: CustomerInForm["type"];
  currency: string;
}

/** One line: product, quantity, price and tax. */
export function ManualInvoiceLine(props: InvoiceLineProps) {
  const t = useT();
  const { line, type, currency, errorOf, set } = props;
  const total = lineTotal(line, type);
  return (
    <>
      <WrittenFields
        line={line}
        currency={currency}
        errorOf={errorOf}
        set={set}
        isOne={line.dte_tipo_item_codigo === TRIBUTE_KIND}
        onKind={(kind) => set(withKind(line, kind, "1"))}
      />
      <Taxes {...props} />
      <Muted>
        {t("common.line_amount")} {total === null ? "—" : formatAmount(total, currency)}
      </Muted>
    </>
  );
}

/** Sections of CAT-015: taxes within a line, and those that are a line of their own. */
const OF_A_LINE = [1];
const A_LINE = [2];
/** Codes of section 1 that are not tributes of a domestic sale. */
const NOT_HERE = ["C3", "59", "71", "D1", "C8", "D5", "D4"];

function Taxes(props: InvoiceLineProps) {
  const t = useT();
  const { line, errorOf, set } = props;
  const isOwn = line.dte_tipo_item_codigo === TRIBUTE_KIND;
  const isIncluded = line.dte_precio_incluye_iva;
  const locked = isIncluded ? { description: t("manualInvoicing.line.locked") } : {};
  return (
    <>
      <Row wrap gap={4} across={24}>
        <CheckField
          label={t("menuItems.billing.iva_included")}
          checked={isIncluded}
          disabled={isOwn}
          error={errorOf("dte_precio_incluye_iva")}
          onChange={(checked) => set(withIvaInPrice(line, checked))}
        />
        <CheckField
          label={t("menuItems.billing.taxable")}
          checked={line.dte_gravado}
          disabled={isIncluded || isOwn}
          error={errorOf("dte_gravado")}
          onChange={(isTaxed) => set(withTax(line, isTaxed))}
        />
        {line.dte_gravado ? null : (
          <CheckField
            label={t("menuItems.billing.not_subject")}
            description={t("menuItems.billing.not_subject_hint")}
            checked={line.dte_no_sujeto}
            error={errorOf("dte_no_sujeto")}
            onChange={(dte_no_sujeto) => set({ dte_no_sujeto })}
          />
        )}
      </Row>
      <div className={classes.figures}>
        <CatalogueField
          catalogue="tributes"
          sections={isOwn ? A_LINE : OF_A_LINE}
          without={isOwn ? [] : NOT_HERE}
          label={t("menuItems.billing.tribute")}
          required
          disabled={isIncluded}
          {...locked}
          code={line.dte_cod_tributo}
          error={errorOf("dte_cod_tributo")}
          onChoose={(entry) => set({ dte_cod_tributo: entry?.code ?? "" })}
        />
        <PercentField
          label={t("common.iva")}
          required
          disabled={isIncluded || !line.dte_gravado}
          {...locked}
          value={percentFromBasisPoints(line.dte_porcentaje_iva)}
          onChange={(percent) => set({ dte_porcentaje_iva: rateOf(percent) ?? basisPointsFromPercent(0) })}
          error={errorOf("dte_porcentaje_iva")}
        />
        {isOwn ? null : <Additional {...props} />}
      </div>
    </>
  );
}

const rateOf = (percent: number | null) =>
  percent === null || Number.isNaN(percent) ? null : basisPointsFromPercent(percent);

/** A tribute besides the IVA; its price must include the IVA. */
function Additional({ line, errorOf, set }: InvoiceLineProps) {
  const t = useT();
  const { dte_cod_tributo_adicional: code, dte_porcentaje_adicional: rate } = line;
  return (
    <>
      <CatalogueField
        catalogue="tributes"
        sections={OF_A_LINE}
        without={["20", "C3"].filter((each) => !isBesideIva(each))}
        label={t("menuItems.billing.additional")}
        emptyOption={t("menuItems.billing.no_additional")}
        placeholder={t("menuItems.billing.no_additional")}
        disabled={!line.dte_precio_incluye_iva}
        {...(line.dte_precio_incluye_iva ? {} : { description: t("validation.iva_included_first") })}
        code={code ?? ""}
        error={errorOf("dte_cod_tributo_adicional")}
        onChoose={(entry) => set(withAdditional(line, entry))}
      />
      {code === null ? null : (
        <PercentField
          label={t("manualInvoicing.line.additional_rate")}
          required
          value={rate === null ? null : percentFromBasisPoints(rate)}
          onChange={(percent) => set({ dte_porcentaje_adicional: rateOf(percent) })}
          error={errorOf("dte_porcentaje_adicional")}
        />
      )}
    </>
  );
}

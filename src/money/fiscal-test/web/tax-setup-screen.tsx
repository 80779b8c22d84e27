import { IconPencil, IconPlus, IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { NO_TAX } from "#core/pricing/domain/tax-type.ts";
import { ServiceChargeSection, taxesKey } from "#core/service-charge/web/public.ts";
import type { ListedTax } from "#menu/taxes/contract/taxes.ts";
import { DeleteTaxDialog, TaxDialog, taxesQuery } from "#menu/taxes/web/public.ts";
import { type Cents, cents, percentFromBasisPoints } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { listState } from "#platform/web/lists/list-frame.tsx";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import { paymentStructureQuery } from "./fiscal-test-api.ts";
import classes from "./tax-setup-screen.module.css";

type Shown =
  | { readonly kind: "edit"; readonly tax: ListedTax | "new" }
  | { readonly kind: "delete"; readonly id: number };

/** /dashboard/settings/tax-setup: the service charge, the taxes, and their effect on a tax document. */
export function TaxSetupScreen() {
  const t = useT();
  const query = useQuery(taxesQuery);
  const [shown, setShown] = useState<Shown | null>(null);
  useRealtimeRefresh(["menu_changed"], [taxesKey]);
  const taxes = query.data?.taxes ?? [];
  const currency = query.data?.currency ?? "USD";
  const close = () => setShown(null);
  const add = () => setShown({ kind: "edit", tax: "new" });
  const deleted = shown?.kind === "delete" ? taxes.find(({ id }) => id === shown.id) : undefined;
  return (
    <>
      <PageHeader title={t("screens.taxSetup")} />
      <ServiceChargeSection tax={taxes[0] ?? NO_TAX} />
      <Section
        title={t("common.taxes")}
        description={t("taxes.list_hint")}
        action={
          <Button variant="default" icon={<IconPlus size={20} aria-hidden="true" />} onClick={add}>
            {t("taxes.add")}
          </Button>
        }
      >
        <DataTable
          caption={t("common.taxes")}
          columns={columnsOf(t, taxes)}
          rows={taxes}
          rowKey={({ id }) => String(id)}
          state={listState(query, "taxes.load_failed")}
          empty={<NoTaxes onAdd={add} />}
          rowActions={(tax) => [
            {
              key: "edit",
              label: t("common.edit_title", { title: tax.title }),
              icon: <IconPencil size={20} stroke={1.75} />,
              onSelect: () => setShown({ kind: "edit", tax }),
            },
            {
              key: "delete",
              label: t("common.delete_title", { title: tax.title }),
              icon: <IconTrash size={20} stroke={1.75} />,
              tone: "danger",
              onSelect: () => setShown({ kind: "delete", id: tax.id }),
            },
          ]}
          rowActionsLabel={(tax) => t("common.actions_for_title", { title: tax.title })}
        />
      </Section>
      <TaxDocumentsSection currency={currency} />
      {shown?.kind === "edit" ? (
        <TaxDialog tax={shown.tax} isFirst={taxes.length === 0} onClose={close} />
      ) : null}
      {deleted ? (
        <DeleteTaxDialog tax={deleted} others={taxes.filter((tax) => tax !== deleted)} onClose={close} />
      ) : null}
    </>
  );
}

function NoTaxes({ onAdd }: { onAdd: () => void }) {
  const t = useT();
  return (
    <EmptyState
      size="small"
      picture={<ReceiptPicture />}
      message={t("taxes.empty")}
      hint={t("taxes.empty_hint")}
      action={<Button onClick={onAdd}>{t("taxes.add_iva")}</Button>}
    />
  );
}

function columnsOf(t: Translate, taxes: readonly ListedTax[]): Column<ListedTax>[] {
  return [
    {
      key: "number",
      header: t("common.number_short"),
      cell: (tax) => taxes.indexOf(tax) + 1,
      role: "hidden",
      width: "64px",
    },
    { key: "title", header: t("common.name"), cell: (tax) => tax.title, role: "primary" },
    { key: "rate", header: t("taxes.rate"), cell: (tax) => percentFromBasisPoints(tax.rate), align: "end" },
    { key: "type", header: t("common.type"), cell: (tax) => t(`taxes.types.${tax.type}`) },
    { key: "items", header: t("common.items"), cell: (tax) => tax.items, align: "end" },
  ];
}

/** Shows a sale in its tax document under the saved settings, and what the documents lack. */
function TaxDocumentsSection({ currency }: { currency: string }) {
  const t = useT();
  const structure = useQuery(paymentStructureQuery);
  return (
    <Section
      title={t("taxes.documents.title")}
      description={t("taxes.documents.hint", { amount: formatAmount(EXAMPLE, currency) })}
    >
      {structure.data ? (
        <Structure structure={structure.data} currency={currency} />
      ) : (
        <QueryPending query={structure} fallback="taxes.load_failed" count={4} rowHeight={24} />
      )}
    </Section>
  );
}

/** The amount of the server's sample sale. */
const EXAMPLE = cents(1_000);

type Structure = Awaited<ReturnType<NonNullable<typeof paymentStructureQuery.queryFn>>>;

function Structure({ structure, currency }: { structure: Structure; currency: string }) {
  const t = useT();
  const { fiscal_totals: totals } = structure.summary;
  const { errors } = structure.fiscal_validation;
  const rows: [string, Cents][] = [
    [t("common.service_charge"), structure.summary.breakdown.cargo_servicio],
    [t("taxes.documents.taxed"), totals.totalGravada],
    [t("taxes.documents.exempt"), totals.totalExenta],
    [t("common.non_taxable"), totals.totalNoGravado],
    [t("taxes.documents.iva"), totals.totalIva],
    [t("common.total_payable"), totals.totalPagar],
  ];
  return (
    <>
      <dl className={classes.figures}>
        {rows.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatAmount(amount, currency)}</dd>
          </div>
        ))}
      </dl>
      <Muted above={12}>
        {t(errors.length === 0 ? "taxes.documents.valid" : "taxes.documents.problems")}
      </Muted>
      {errors.length === 0 ? null : (
        <ul className={classes.problems}>
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      )}
    </>
  );
}

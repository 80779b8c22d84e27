import { IconPencil, IconPlus, IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { NO_TAX } from "#core/pricing/domain/tax-type.ts";
import { ServiceChargeSection, taxesKey } from "#core/service-charge/web/public.ts";
import type { ListedTax } from "#menu/taxes/contract/taxes.ts";
import { DeleteTaxDialog, TaxDialog, taxesQuery } from "#menu/taxes/web/public.ts";
import { percentFromBasisPoints } from "#platform/domain/money/cents.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { failureText } from "#platform/web/show-error.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column, TableState } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Section } from "#ui/frame/section.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import { TaxDocumentsSection } from "./tax-documents-section.tsx";

type Shown =
  | { readonly kind: "edit"; readonly tax: ListedTax | "new" }
  | { readonly kind: "delete"; readonly id: number };

/** /dashboard/settings/tax-setup: the service charge, the taxes, and what they make of a tax document. */
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
        title={t("taxes.list")}
        description={t("taxes.list_hint")}
        action={
          <Button variant="default" icon={<IconPlus size={20} aria-hidden="true" />} onClick={add}>
            {t("taxes.add")}
          </Button>
        }
      >
        <DataTable
          caption={t("taxes.list")}
          columns={columnsOf(t, taxes)}
          rows={taxes}
          rowKey={({ id }) => String(id)}
          state={tableState(query)}
          empty={<NoTaxes onAdd={add} />}
          rowActions={(tax) => [
            {
              key: "edit",
              label: t("taxes.edit", { title: tax.title }),
              icon: <IconPencil size={20} stroke={1.75} />,
              onSelect: () => setShown({ kind: "edit", tax }),
            },
            {
              key: "delete",
              label: t("taxes.remove", { title: tax.title }),
              icon: <IconTrash size={20} stroke={1.75} />,
              tone: "danger",
              onSelect: () => setShown({ kind: "delete", id: tax.id }),
            },
          ]}
          rowActionsLabel={(tax) => t("taxes.actions", { title: tax.title })}
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

function tableState(query: ReturnType<typeof useQuery<unknown>>): TableState {
  if (query.data !== undefined) return { status: "ready" };
  if (!query.error) return { status: "loading" };
  return {
    status: "failed",
    reason: failureText(query.error, "taxes.load_failed"),
    onRetry: () => void query.refetch(),
  };
}

function columnsOf(t: Translate, taxes: readonly ListedTax[]): Column<ListedTax>[] {
  return [
    {
      key: "number",
      header: t("taxes.number"),
      cell: (tax) => taxes.indexOf(tax) + 1,
      wideOnly: true,
      width: "64px",
    },
    { key: "title", header: t("taxes.name"), cell: (tax) => tax.title, primary: true },
    { key: "rate", header: t("taxes.rate"), cell: (tax) => percentFromBasisPoints(tax.rate), align: "end" },
    { key: "type", header: t("taxes.type"), cell: (tax) => t(`taxes.types.${tax.type}`) },
    { key: "items", header: t("taxes.items"), cell: (tax) => tax.items, align: "end" },
  ];
}

import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import type { DteOf } from "#back-office/accounting/web/public.ts";
import { screens } from "#platform/domain/access/screens.ts";
import { CsvButton } from "#platform/web/lists/csv-button.tsx";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { listState } from "#platform/web/lists/list-frame.tsx";
import { RouterButton } from "#platform/web/router-button.tsx";
import { useMayDo } from "#platform/web/session/session.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Tabs } from "#ui/frame/tabs.tsx";
import type { MenuAction } from "#ui/overlay/action-menu.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import type { WithheldEntry } from "../../contract/withheld.ts";
import { annexOfList, type WithheldList, withheldLists } from "../../domain/withheld-list.ts";
import { annexDefaults } from "../annex-defaults.ts";
import { MonthField, monthOf, monthText } from "../month-field.tsx";
import classes from "../tax-books.module.css";
import {
  saveWithheld,
  saveWithholdingText,
  useRemoveWithholding,
  withheldListQuery,
} from "./withheld-api.ts";
import { withheldColumns } from "./withheld-columns.tsx";

const ImportDialog = lazy(() =>
  import("#back-office/withholding-documents/web/import-dialog.tsx").then((module) => ({
    default: module.ImportDialog,
  })),
);
const IncomeAnnexDialog = lazy(() =>
  import("./income-annex-dialog.tsx").then((module) => ({ default: module.IncomeAnnexDialog })),
);
const DetailDialog = lazy(() =>
  import("#back-office/accounting/web/public.ts").then((module) => ({ default: module.DetailDialog })),
);

/** /dashboard/accounting/withheld: what was withheld, advanced, perceived and settled in a month, with its annexes. */
export function WithheldScreen({ search, onSearch }: ListAddress<Record<string, unknown>>) {
  const t = useT();
  const month = monthOf(search.month);
  const list = withheldLists.find((one) => one === search.list) ?? "advances";
  const query = useQuery(withheldListQuery(month, list));
  const { data } = query;
  return (
    <>
      <PageHeader
        title={t("taxBooks.withheld.title")}
        meta={monthText(month)}
        action={
          <>
            <RouterButton variant="default" to={screens.taxSettlement.path} search={{ month }}>
              {t("taxBooks.settlement.to_settlement")}
            </RouterButton>
            <ImportButton onImported={(at) => onSearch(at, true)} />
          </>
        }
        filters={<MonthField month={month} onMonth={(chosen) => onSearch({ month: chosen, list }, true)} />}
      />
      <Tabs
        label={t("taxBooks.withheld.title")}
        tabs={withheldLists.map((key) => ({
          key,
          label: t(`taxBooks.withheld.lists.${key}`),
          ...(data ? { count: data.sums[key].count } : {}),
        }))}
        value={list}
        onChange={(key) => onSearch({ month, list: key }, true)}
      >
        <p className={classes.hint}>{t(`taxBooks.withheld.hints.${list}`)}</p>
        <Files month={month} list={list} rows={data?.rows ?? []} />
        <WithheldTable month={month} list={list} />
      </Tabs>
    </>
  );
}

/** Opens the import of a document; for people who may keep some. */
function ImportButton({ onImported }: { onImported: (at: { month: string; list: WithheldList }) => void }) {
  const t = useT();
  const mayDo = useMayDo();
  const [isOpen, setIsOpen] = useState(false);
  if (!mayDo("accounting.record")) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t("withholdingDocuments.import.open")}</Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ImportDialog
            onClose={() => setIsOpen(false)}
            onImported={({ list, issued_on: day }) => {
              setIsOpen(false);
              onImported({ month: monthOf(day), list });
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Saves the list to read, and in the columns of its annex. */
function Files({ month, list, rows }: { month: string; list: WithheldList; rows: readonly WithheldEntry[] }) {
  const t = useT();
  const [isAsking, setIsAsking] = useState(false);
  const annex = annexOfList[list];
  const unnamed = list === "income" ? rows.filter((row) => row.party_number === null).length : 0;
  const save = (form: "readable" | "annex") =>
    saveWithheld({ month, list, form, ...annexDefaults, incomeCode: "11" });
  return (
    <>
      {unnamed === 0 ? null : (
        <div className={classes.notices}>
          <Notice tone="amber">{t("taxBooks.withheld.no_number", { count: unnamed })}</Notice>
        </div>
      )}
      <div className={classes.files}>
        <CsvButton label={t("taxBooks.withheld.readable")} save={() => save("readable")} />
        {annex === null ? null : annex === "F14" ? (
          <Button variant="default" disabled={rows.length === 0} onClick={() => setIsAsking(true)}>
            {t("taxBooks.withheld.f14")}
          </Button>
        ) : (
          <CsvButton
            label={t("taxBooks.withheld.f07", { number: annex })}
            disabled={rows.length === 0}
            save={() => save("annex")}
          />
        )}
        {isAsking ? (
          <Suspense fallback={null}>
            <IncomeAnnexDialog month={month} onClose={() => setIsAsking(false)} />
          </Suspense>
        ) : null}
      </div>
    </>
  );
}

function WithheldTable({ month, list }: { month: string; list: WithheldList }) {
  const t = useT();
  const query = useQuery(withheldListQuery(month, list));
  const [seen, setSeen] = useState<DteOf | null>(null);
  const actionsOf = useRowActions(setSeen);
  const { data } = query;
  return (
    <>
      <DataTable<WithheldEntry>
        caption={t(`taxBooks.withheld.lists.${list}`)}
        columns={withheldColumns({ t, currency: data?.currency ?? "USD", sums: data?.sums[list] })}
        rows={data?.rows ?? []}
        rowKey={(row) => String(row.withholding_document_id ?? row.purchase_id ?? row.document_id)}
        state={listState(query)}
        rowActions={actionsOf}
        rowActionsLabel={({ party_name: name }) => t("common.actions_for_name", { name: name ?? "–" })}
        empty={
          <EmptyState
            picture={<ReceiptPicture />}
            message={t(`taxBooks.withheld.empty.${list}`)}
            hint={t("taxBooks.withheld.empty_hint")}
          />
        }
      />
      {seen === null ? null : (
        <Suspense fallback={null}>
          <DetailDialog of={seen} onClose={() => setSeen(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Leads from a row to its document or purchase, or takes the document out. */
function useRowActions(onSee: (of: DteOf) => void) {
  const t = useT();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const remove = useRemoveWithholding();
  const mayDo = useMayDo();
  const mayRecord = mayDo("accounting.record");
  return (row: WithheldEntry): readonly MenuAction[] => {
    const { withholding_document_id: id, purchase_id: purchase, document_id: documentId } = row;
    if (documentId !== null)
      return [{ key: "see", label: t("common.view"), onSelect: () => onSee({ documentId }) }];
    if (purchase !== null)
      return [
        {
          key: "purchase",
          label: t("taxBooks.withheld.see_purchase"),
          onSelect: () => void navigate({ to: "/dashboard/purchases", search: { purchase } }),
        },
      ];
    if (id === null) return [];
    const name = row.party_name ?? "";
    const ask = async () => {
      const yes = await confirm({
        title: t("withholdingDocuments.remove.question", { name }),
        body: t("withholdingDocuments.remove.body"),
        confirmLabel: t("withholdingDocuments.remove.action"),
      });
      if (yes) await remove(id).then(toastSuccess, showError);
    };
    return [
      {
        key: "text",
        label: t("withholdingDocuments.save_text"),
        onSelect: () => void saveWithholdingText(id).catch(showError),
      },
      ...(mayRecord
        ? [{ key: "remove", label: t("withholdingDocuments.remove.action"), onSelect: () => void ask() }]
        : []),
    ];
  };
}

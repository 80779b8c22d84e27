import { IconArrowBackUp, IconDownload, IconFileCertificate } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { TenantDeletion } from "#operator/tenant-deletion/contract/deletions.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { formatDate, formatDetails } from "#platform/web/format.ts";
import { formatSize } from "#platform/web/format-size.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { formatPercent } from "#platform/web/language/format-figures.ts";
import { listState } from "#platform/web/lists/list-frame.tsx";
import { showFailure } from "#platform/web/show-error.ts";
import { TenantLink } from "#platform/web/tenants/tenant-link.tsx";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { toastError } from "#ui/feedback/toast.tsx";
import { Section } from "#ui/frame/section.tsx";
import type { MenuAction } from "#ui/overlay/action-menu.tsx";
import { useKeepTenantQuestion } from "./delete-tenant-dialog.tsx";
import { deletionsQuery, isKept, type KeptFile, useSaveKept } from "./deletions-api.ts";
import classes from "./tenants.module.css";

/** Lists, below the restaurants, those under deletion and those that are gone; empty it is not shown. */
export function DeletionsSection() {
  const t = useT();
  const deletions = useQuery(deletionsQuery);
  const actions = useActions();
  if (deletions.data?.length === 0 || (!deletions.data && !deletions.error)) return null;
  return (
    <Section title={t("tenantDeletion.section")} description={t("tenantDeletion.section_hint")}>
      <DataTable<TenantDeletion>
        caption={t("tenantDeletion.section")}
        columns={columnsOf(t)}
        rows={deletions.data ?? []}
        rowKey={({ tenant_id }) => String(tenant_id)}
        state={listState(deletions, "tenantDeletion.load_failed")}
        empty={null}
        rowActions={actions}
        rowActionsLabel={({ name }) => t("common.actions_for_name", { name })}
      />
    </Section>
  );
}

/** Actions for a deletion: undo it while it waits, save the kept files. */
function useActions(): (deletion: TenantDeletion) => MenuAction[] {
  const t = useT();
  const keep = useKeepTenantQuestion();
  const saveKept = useSaveKept();
  const save = (id: TenantId, file: KeptFile) =>
    void saveKept(id, file).then(
      (isThere) => isThere || toastError(t("errors.data_export_gone")),
      (error: unknown) => showFailure(error, "tenantDeletion.load_failed"),
    );
  return (deletion) => {
    const { state, tenant_id: id, name } = deletion;
    const undo: MenuAction = {
      key: "undo",
      label: t("tenantDeletion.undo"),
      icon: <IconArrowBackUp size={20} stroke={1.75} />,
      onSelect: () => void keep({ id, name }),
    };
    const saveExport: MenuAction = {
      key: "export",
      label: t("tenantDeletion.save_export"),
      icon: <IconDownload size={20} stroke={1.75} />,
      onSelect: () => save(id, "export"),
    };
    const saveDocuments: MenuAction = {
      key: "documents",
      label: t("tenantDeletion.save_documents"),
      icon: <IconFileCertificate size={20} stroke={1.75} />,
      onSelect: () => save(id, "documents"),
    };
    return [
      ...(state === "waiting" ? [undo] : []),
      ...(isKept(deletion, "export") ? [saveExport] : []),
      ...(isKept(deletion, "documents") ? [saveDocuments] : []),
    ];
  };
}

function stateText({ state, due_at, purged_at }: TenantDeletion, t: Translate): string {
  if (state === "purged") return t("tenantDeletion.states.purged", { date: formatDate(purged_at ?? due_at) });
  if (state === "purging") return t("tenantDeletion.states.purging");
  return t("tenantDeletion.states.waiting", { date: formatDate(due_at) });
}

function exportText({ export: made }: TenantDeletion, t: Translate): string {
  if (made === null) return t("tenantDeletion.exports.none");
  if (made.state === "ready") return t("tenantDeletion.exports.ready", { size: formatSize(made.bytes ?? 0) });
  if (made.state === "running") return formatPercent(made.percent);
  return t(`tenantDeletion.exports.${made.state}`);
}

const tones = { waiting: "amber", purging: "red", purged: "grey" } as const;

function columnsOf(t: Translate): Column<TenantDeletion>[] {
  return [
    {
      key: "name",
      header: t("common.restaurant"),
      role: "primary",
      // A restaurant that is gone has no page.
      cell: ({ name, state, tenant_id }) =>
        state === "waiting" ? <TenantLink id={tenant_id}>{name}</TenantLink> : name,
    },
    {
      key: "state",
      header: t("common.status"),
      cell: (deletion) => <State deletion={deletion} />,
    },
    { key: "export", header: t("tenantDeletion.file"), cell: (deletion) => exportText(deletion, t) },
    {
      key: "by",
      header: t("tenantDeletion.by"),
      cell: ({ by, asked_at }) => formatDetails([by, formatDate(asked_at)]),
    },
  ];
}

function State({ deletion }: { deletion: TenantDeletion }) {
  const t = useT();
  const { state, late_card_at: late } = deletion;
  const badge = <StatusBadge tone={tones[state]} label={stateText(deletion, t)} />;
  if (late === null) return badge;
  return (
    <div className={classes.told}>
      {badge}
      <p className={classes.late}>{t("tenantDeletion.late_card", { date: formatDate(late) })}</p>
    </div>
  );
}

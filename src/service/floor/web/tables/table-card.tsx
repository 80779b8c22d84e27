import {
  IconCopy,
  IconFileTypePdf,
  IconPencil,
  IconPlus,
  IconQrcode,
  IconRefresh,
  IconTrash,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useMayDo } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Muted, Row } from "#ui/layout/layout.tsx";
import { ActionMenu } from "#ui/overlay/action-menu.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import type { SettingsTable } from "../../contract/store-tables.ts";
import classes from "./tables.module.css";

interface TableCardProps {
  table: SettingsTable;
  onEdit: () => void;
  onCopy: () => void;
  onCode: () => void;
  /** Prints the code on paper together with the short code. */
  onPrintCode: () => void;
  onNewCode: () => void;
  onDelete: () => void;
}

/** Shows a table in the settings with its title, floor and actions. */
export function TableCard({ table, onEdit, onCode, ...more }: TableCardProps) {
  const t = useT();
  const { table_title: title, floor } = table;
  const named = { table: title };
  return (
    <SurfaceCard label={title}>
      <div className={classes.cardHead}>
        <h3 className={classes.cardTitle}>
          {title}
          {floor === null ? null : (
            <Muted as="span" weight={450}>
              {" "}
              - {floor}
            </Muted>
          )}
        </h3>
        <MoreActions table={table} {...more} />
      </div>
      <Muted below={12}>
        {t("common.seats", { count: table.seating_capacity })} ·{" "}
        {t("tables.short_code", { code: table.short_code })}
      </Muted>
      <Row gap={8}>
        <AddOrder table={table} />
        <IconButton
          variant="default"
          label={t("tables.edit_named", named)}
          icon={<IconPencil size={20} stroke={1.75} />}
          onClick={onEdit}
        />
        <IconButton
          variant="default"
          label={t("tables.download_code", named)}
          icon={<IconQrcode size={20} stroke={1.75} />}
          onClick={onCode}
        />
      </Row>
    </SurfaceCard>
  );
}

/**
 * Leads to the till with the table in the address and in the navigation state (back-office §2), for users who may create orders.
 */
export function AddOrder({ table: { id, table_title } }: { table: SettingsTable }) {
  const t = useT();
  const mayDo = useMayDo();
  if (!mayDo("order.create")) return <span className={classes.noOrder} />;
  const search = { tableId: id, tableName: table_title };
  return (
    <Link
      to="/dashboard/pos"
      search={search}
      state={(before) => ({ ...before, ...search })}
      className={classes.addOrder}
      aria-label={t("tables.add_order_at", { table: table_title })}
    >
      <IconPlus size={18} aria-hidden="true" />
      {t("orders.card.add_order")}
    </Link>
  );
}

type MoreActionsProps = Omit<TableCardProps, "onEdit" | "onCode">;

function MoreActions({ table, onCopy, onPrintCode, onNewCode, onDelete }: MoreActionsProps) {
  const t = useT();
  const named = { table: table.table_title };
  return (
    <ActionMenu
      label={t("tables.actions_of", named)}
      actions={[
        { key: "copy", label: t("common.duplicate"), icon: <IconCopy size={18} />, onSelect: onCopy },
        {
          key: "pdf",
          label: t("tables.code_pdf", named),
          icon: <IconFileTypePdf size={18} />,
          onSelect: onPrintCode,
        },
        {
          key: "code",
          label: t("tables.new_code"),
          icon: <IconRefresh size={18} />,
          onSelect: onNewCode,
        },
        {
          key: "delete",
          label: t("common.delete"),
          icon: <IconTrash size={18} />,
          tone: "danger",
          onSelect: onDelete,
        },
      ]}
    />
  );
}

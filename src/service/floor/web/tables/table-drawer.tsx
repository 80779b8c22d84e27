import {
  IconCopy,
  IconFileTypePdf,
  IconPencil,
  IconQrcode,
  IconRefresh,
  IconTrash,
} from "@tabler/icons-react";
import { formatCount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { Facts } from "#ui/data/facts.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { SettingsTable } from "../../contract/store-tables.ts";
import { downloadCode, downloadPdf } from "./download-code.ts";
import { QrNotice } from "./qr-notice.tsx";
import { AddOrder } from "./table-card.tsx";
import type { TableDialogView } from "./table-dialogs.tsx";
import { useTableActions } from "./use-table-actions.ts";

interface TableDrawerProps {
  table: SettingsTable;
  onOpen: (dialog: TableDialogView) => void;
  onClose: () => void;
}

const look = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

/** A table of the plan, with everything that can be done with it. */
export function TableDrawer({ table, onOpen, onClose }: TableDrawerProps) {
  const t = useT();
  const { table_title, floor, seating_capacity, short_code } = table;
  return (
    <AppDialog
      opened
      side="end"
      size="small"
      title={table_title}
      onClose={onClose}
      footer={
        <Button fullWidth icon={<IconPencil {...look} />} onClick={() => onOpen({ kind: "edit", table })}>
          {t("common.edit")}
        </Button>
      }
    >
      <Stack gap={16}>
        <Facts
          layout="lines"
          facts={[
            [t("common.floor"), floor ?? t("floor.no_floor")],
            [t("tables.seats_label"), formatCount(seating_capacity)],
            [t("tables.code_label"), short_code],
          ]}
        />
        <QrNotice tables={[table]} />
        <TableActs table={table} onOpen={onOpen} onClose={onClose} />
      </Stack>
    </AppDialog>
  );
}

/** Buttons for all that can be done with the table beside changing it. */
function TableActs({ table, onOpen, onClose }: TableDrawerProps) {
  const t = useT();
  const acts = useTableActions();
  return (
    <Stack gap={8}>
      <AddOrder table={table} />
      <Button variant="default" icon={<IconQrcode {...look} />} onClick={() => void downloadCode(table)}>
        {t("tables.code_picture")}
      </Button>
      <Button
        variant="default"
        icon={<IconFileTypePdf {...look} />}
        onClick={() => void downloadPdf({ table })}
      >
        {t("tables.code_paper")}
      </Button>
      <Button variant="default" icon={<IconRefresh {...look} />} onClick={() => void acts.newCode(table)}>
        {t("tables.new_code")}
      </Button>
      <Button variant="default" icon={<IconCopy {...look} />} onClick={() => onOpen({ kind: "copy", table })}>
        {t("common.duplicate")}
      </Button>
      <Button
        variant="default"
        tone="danger"
        icon={<IconTrash {...look} />}
        onClick={() => void acts.remove(table).then(onClose)}
      >
        {t("common.delete")}
      </Button>
    </Stack>
  );
}

import { IconArrowBackUp, IconEye, IconPencil, IconReceipt, IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useT } from "#platform/web/use-t.ts";
import type { MenuAction } from "#ui/overlay/action-menu.tsx";
import { DeleteTenantDialog } from "./delete-tenant-dialog.tsx";
import { deletionsQuery } from "./deletions-api.ts";
import { EditTenantDialog } from "./tenant-dialogs.tsx";
import type { Tenant } from "./tenants-api.ts";
import { useKeepTenantQuestion } from "./use-keep-tenant-question.ts";

interface TenantActs {
  /** Leads to all that is known of a restaurant. */
  readonly open: (tenant: Tenant) => void;
  /** What can be done with it, for the menu of its row. */
  readonly menuOf: (tenant: Tenant) => MenuAction[];
  /** The dialog of what is being done. */
  readonly dialog: ReactNode;
}

/** Dialogs of what is done with a restaurant. */
const dialogs = {
  edit: EditTenantDialog,
  delete: DeleteTenantDialog,
} as const;

interface Opened {
  readonly act: keyof typeof dialogs;
  readonly tenant: Tenant;
}

/** What the operator does with a restaurant of the list: a dialog and an entry of the menu each. */
export function useTenantActs(): TenantActs {
  const t = useT();
  const navigate = useNavigate();
  const keep = useKeepTenantQuestion();
  const { data: deletions } = useQuery(deletionsQuery);
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = ({ id }: Tenant) =>
    void navigate({
      to: "/superadmin/dashboard/tenants/$tenantId",
      params: { tenantId: String(id) },
    });
  const openPayments = ({ id }: Tenant) =>
    void navigate({
      to: "/superadmin/dashboard/tenants/$tenantId/subscription-history",
      params: { tenantId: id },
    });
  const Dialog = opened === null ? null : dialogs[opened.act];
  return {
    open,
    menuOf: (tenant) => [
      {
        key: "view",
        label: t("platformTenants.view"),
        icon: <IconEye size={20} stroke={1.75} />,
        onSelect: () => open(tenant),
      },
      {
        key: "payments",
        label: t("platformTenants.payments"),
        icon: <IconReceipt size={20} stroke={1.75} />,
        onSelect: () => openPayments(tenant),
      },
      {
        key: "edit",
        label: t("platformTenants.edit"),
        icon: <IconPencil size={20} stroke={1.75} />,
        onSelect: () => setOpened({ act: "edit", tenant }),
      },
      deletions?.some(({ tenant_id }) => tenant_id === tenant.id)
        ? {
            key: "undo",
            label: t("tenantDeletion.undo"),
            icon: <IconArrowBackUp size={20} stroke={1.75} />,
            onSelect: () => void keep(tenant),
          }
        : {
            key: "delete",
            label: t("tenantDeletion.action"),
            icon: <IconTrash size={20} stroke={1.75} />,
            tone: "danger",
            onSelect: () => setOpened({ act: "delete", tenant }),
          },
    ],
    dialog:
      opened === null || Dialog === null ? null : (
        <Dialog tenant={opened.tenant} onClose={() => setOpened(null)} />
      ),
  };
}

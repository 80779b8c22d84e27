import { IconDownload, IconFileImport, IconListDetails } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { mayDo } from "#platform/domain/access/actions.ts";
import type { TableQuery } from "#platform/web/lists/table-query.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { showFailure } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { ActionMenu, type MenuAction } from "#ui/overlay/action-menu.tsx";
import type { listCustomers } from "../../contract/customers.ts";
import { saveAllCustomers, saveVisibleCustomers } from "../customer-cards-api.ts";

const look = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

interface CustomerFilesProps {
  table: TableQuery<typeof listCustomers.query>;
  /** A page of customers is on screen. */
  isListed: boolean;
}

/** Customers as a file: those in sight, all, and a file of customers that comes in. */
export function CustomerFiles({ table, isListed }: CustomerFilesProps) {
  const t = useT();
  const user = useUser();
  const navigate = useNavigate();
  const save = (download: typeof saveAllCustomers) =>
    void download(table.query).catch((error: unknown) =>
      showFailure(error, "customers.list.download_failed"),
    );
  const importing: MenuAction = {
    key: "import",
    label: t("customers.list.import"),
    icon: <IconFileImport {...look} />,
    onSelect: () => void navigate({ to: "/dashboard/customers/import" }),
  };
  return (
    <ActionMenu
      label={t("customers.list.actions")}
      actions={[
        {
          key: "visible",
          label: t("customers.list.download_visible"),
          icon: <IconListDetails {...look} />,
          disabled: !isListed,
          onSelect: () => save(saveVisibleCustomers),
        },
        {
          key: "all",
          label: t("customers.list.download_all"),
          icon: <IconDownload {...look} />,
          onSelect: () => save(saveAllCustomers),
        },
        ...(user !== null && mayDo(actorOf(user), "customer.edit") ? [importing] : []),
      ]}
    />
  );
}

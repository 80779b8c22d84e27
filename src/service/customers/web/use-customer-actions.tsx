import { IconArrowsJoin, IconNotes, IconPencil, IconTrash } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { actorOf, useMayDo, useUser } from "#platform/web/session/session.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import type { MenuAction } from "#ui/overlay/action-menu.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import type { NamedCustomer } from "./chosen-customer.ts";
import { sendDelete } from "./customer-cards-api.ts";
import { customersKey } from "./customers-api.ts";

const UpdateCustomerDialog = lazy(() =>
  import("./update-customer-dialog.tsx").then((module) => ({ default: module.UpdateCustomerDialog })),
);
const MergeCustomersDialog = lazy(() =>
  import("./merge/merge-dialog.tsx").then((module) => ({ default: module.MergeCustomersDialog })),
);

type ActionKind = "update" | "notes" | "credit" | "merge";

/**
 * Returns the actions on customers and their dialogs. `onGone` is called before the lists reload, with the
 * customer who is gone and the one who replaces them, or null.
 */
export function useCustomerActions(
  onGone: (gone: CustomerId, stays: CustomerId | null) => unknown = () => {},
) {
  const t = useT();
  const mayDo = useMayDo();
  const client = useQueryClient();
  const [opened, setOpened] = useState<{
    readonly kind: ActionKind;
    readonly customer: NamedCustomer;
  } | null>(null);
  const leave = async (gone: CustomerId, stays: CustomerId | null) => {
    await onGone(gone, stays);
    await client.invalidateQueries({ queryKey: customersKey });
  };
  const remove = useDeletion((gone) => leave(gone, null));
  const open = (kind: ActionKind, customer: NamedCustomer) => setOpened({ kind, customer });
  const close = () => setOpened(null);
  return {
    mayEdit: mayDo("customer.edit"),
    edit: (customer: NamedCustomer) => open("update", customer),
    editNotes: (customer: NamedCustomer) => open("notes", customer),
    editCredit: (customer: NamedCustomer) => open("credit", customer),
    /** Further actions, for a menu. */
    menuOf: (customer: NamedCustomer): MenuAction[] => [
      {
        key: "notes",
        label: t("customers.notes.edit"),
        icon: <IconNotes {...look} />,
        onSelect: () => open("notes", customer),
      },
      {
        key: "merge",
        label: t("customers.merge.act"),
        icon: <IconArrowsJoin {...look} />,
        onSelect: () => open("merge", customer),
      },
      {
        key: "delete",
        label: t("common.delete"),
        icon: <IconTrash {...look} />,
        tone: "danger",
        onSelect: () => void remove(customer),
      },
    ],
    dialogs: opened ? dialogOf(opened.kind, opened.customer, { close, leave }) : null,
  };
}

const look = { size: 20, stroke: 1.75, "aria-hidden": true } as const;
/** Icon of the edit action. */
export const editIcon = <IconPencil {...look} />;

interface DialogActions {
  readonly close: () => void;
  readonly leave: (gone: CustomerId, stays: CustomerId | null) => Promise<void>;
}

function dialogOf(kind: ActionKind, customer: NamedCustomer, { close, leave }: DialogActions): ReactNode {
  return (
    <Suspense fallback={null}>
      {kind === "merge" ? (
        <MergeCustomersDialog
          customer={customer}
          onMerged={({ stays, gone }) => {
            close();
            void leave(gone, stays);
          }}
          onClose={close}
        />
      ) : (
        <UpdateCustomerDialog {...customer} focus={kind === "update" ? "start" : kind} onClose={close} />
      )}
    </Suspense>
  );
}

/** Deletes after a confirmation; while something of theirs is open it says what, with a link (decision 42). */
function useDeletion(onDeleted: (gone: CustomerId) => Promise<void>) {
  const t = useT();
  const user = useUser();
  const confirm = useConfirm();
  const navigate = useNavigate();
  return async ({ id, name }: NamedCustomer) => {
    const isSure = await confirm({
      title: t("customers.delete.title", { name }),
      body: t("customers.delete.body"),
      confirmLabel: t("customers.delete.confirm"),
      tone: "danger",
    });
    if (!isSure) return;
    try {
      toastSuccess((await sendDelete(id)).message);
      await onDeleted(id);
    } catch (error) {
      const isOwing = isApiError(error, "customer_owes");
      const seesAccounts = user !== null && mayEnter(actorOf(user), "orders");
      if (!isOwing && !(isApiError(error, "customer_in_use") && seesAccounts)) return showError(error);
      const isLed = await confirm({
        title: t("customers.delete.busy", { name }),
        body: error.message,
        confirmLabel: t(isOwing ? "customers.credit.statement" : "common.view_open_accounts"),
      });
      if (!isLed) return;
      if (!isOwing) return navigate({ to: "/dashboard/orders", search: { q: name } });
      const to = {
        to: "/dashboard/customers/$customerId/statement",
        params: { customerId: String(id) },
      } as const;
      return navigate(to);
    }
  };
}

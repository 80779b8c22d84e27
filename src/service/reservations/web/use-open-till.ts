import { useNavigate } from "@tanstack/react-router";
import { mayDo } from "#platform/domain/access/actions.ts";
import { actorOf, currentUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { chooseCustomer } from "#service/cart/domain/edit-cart.ts";
import { cartStoreOf } from "#service/pos/web/public.ts";
import { toastError, toastSuccess } from "#ui/feedback/toast.tsx";
import type { SeatedParty } from "../contract/reservations.ts";

/** Opens the till at the table of a party that sits, with its customer; who may not sell is told that they sit. */
export function useOpenTill() {
  const t = useT();
  const navigate = useNavigate();
  return ({ message, tableId, tableName, customer }: SeatedParty): void => {
    toastSuccess(message);
    const user = currentUser();
    if (user === null || !mayDo(actorOf(user), "order.create")) return;
    const till = cartStoreOf(user.tenant_id);
    const { cart } = till.getState();
    const isKnown = customer
      ? till.change(
          chooseCustomer(cart, {
            type: "CUSTOMER",
            id: customer.id,
            phone: customer.phone,
            name: customer.name ?? customer.phone,
          }),
        )
      : cart.lines.length > 0 || till.change(chooseCustomer(cart, { type: "WALKIN" }));
    if (!isKnown) toastError(t("pos.send.frozen"));
    const search = { tableId, tableName };
    void navigate({ to: "/dashboard/pos", search, state: (before) => ({ ...before, ...search }) });
  };
}

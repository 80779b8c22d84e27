import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { mayDo } from "../../../domain/access/actions.ts";
import { actorOf, useUser } from "../../platform/session/session.ts";
import { QrOrdersButton } from "./qr-orders-button.tsx";

const QrOrdersDialog = lazy(() =>
  import("./qr-orders-dialog.tsx").then((module) => ({ default: module.QrOrdersDialog })),
);

/**
 * Button and dialog of the guests' orders for a screen without a cart: to load an order into the cart it goes to the till.
 * Hidden from those who may not settle guests' orders.
 */
export function QrOrders() {
  const user = useUser();
  const navigate = useNavigate();
  const [opened, setOpened] = useState(false);
  if (user === null || !mayDo(actorOf(user), "qr.settle")) return null;
  const toTill = mayDo(actorOf(user), "order.create")
    ? { onLoad: ({ id }: { id: number }) => void navigate({ to: "/dashboard/pos", search: { qrOrder: id } }) }
    : {};
  return (
    <>
      <QrOrdersButton variant="default" onOpen={() => setOpened(true)} />
      {opened ? (
        <Suspense fallback={null}>
          <QrOrdersDialog {...toTill} onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

import { IconShoppingCart } from "@tabler/icons-react";
import { useMemo } from "react";
import { FrameBottom } from "#platform/web/frame/frame-slots.tsx";
import { useT } from "#platform/web/use-t.ts";
import { cartPieces, cartTotals } from "#service/cart/domain/cart-totals.ts";
import { Button } from "#ui/forms/button.tsx";
import { BottomSheet } from "#ui/overlay/bottom-sheet.tsx";
import { useCart, usePos } from "../pos-context.ts";
import { CartFooter } from "./cart-footer.tsx";
import { CartBody, type CartPanelProps } from "./cart-panel.tsx";
import classes from "./cart-sheet.module.css";

export interface CartSheetProps extends CartPanelProps {
  opened: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** On narrow screens: a bar with pieces and total that never goes away, and the cart as a sheet above it. */
export function CartSheet({ opened, onOpen, onClose, refusal, tableRef, ...footer }: CartSheetProps) {
  const { menu, money } = usePos();
  const t = useT();
  const cart = useCart((state) => state.cart);
  const total = useMemo(() => money(cartTotals(cart).payable), [cart, money]);
  const table = menu.tables.find((table) => table.id === cart.tableId);
  const service =
    table?.title ??
    cart.account?.name ??
    (cart.diningOption === null ? null : t(`pos.cart.${cart.diningOption}`));
  return (
    <FrameBottom>
      <Button size="xl" fullWidth onClick={onOpen} aside={<b>{total}</b>}>
        <IconShoppingCart size={22} aria-hidden="true" />
        <span className={classes.pieces}>{t("pos.cart.pieces", { count: cartPieces(cart) })}</span>
        {service ? <span className={classes.service}>{service}</span> : null}
        <span className="visually-hidden">{t("pos.cart.open")}</span>
      </Button>
      <BottomSheet
        opened={opened}
        onClose={onClose}
        title={t("pos.screen.cart")}
        footer={<CartFooter {...footer} />}
      >
        <div className={classes.sheet}>
          <CartBody refusal={refusal} tableRef={tableRef} />
        </div>
      </BottomSheet>
    </FrameBottom>
  );
}

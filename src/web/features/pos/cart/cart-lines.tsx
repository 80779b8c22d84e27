import { useEffect, useMemo, useRef } from "react";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { OrdersPicture } from "../../../../ui/pictures/orders-picture.tsx";
import { useT } from "../../../platform/use-t.ts";
import { useCart, usePos } from "../pos-context.ts";
import { CartLineRow } from "./cart-line-row.tsx";
import classes from "./cart-lines.module.css";
import { reviewCart } from "./cart-review.ts";

/** The lines of the cart, newest last, each marked with what keeps it from being sent. */
export function CartLines({ refused }: { refused: boolean }) {
  const { menu } = usePos();
  const t = useT();
  const cart = useCart((state) => state.cart);
  const activeLineId = useCart((state) => state.activeLineId);
  const problems = useMemo(() => reviewCart(cart, menu), [cart, menu]);
  const list = useFocusAfterRemoval(cart.lines.length);
  if (cart.lines.length === 0)
    return (
      <div className={classes.empty}>
        <EmptyState
          size="small"
          picture={<OrdersPicture />}
          message={t(refused ? "pos.problem.empty_cart" : "pos.cart.empty")}
          hint={t("pos.cart.empty_hint")}
        />
      </div>
    );
  return (
    <ol ref={list} tabIndex={-1} className={classes.lines} aria-label={t("pos.screen.cart")}>
      {cart.lines.map((line, index) => (
        <CartLineRow
          key={line.id}
          line={line}
          number={index + 1}
          active={line.id === activeLineId}
          problem={problems.get(line.id)}
        />
      ))}
    </ol>
  );
}

/** When the line with the focus goes, the focus would fall out of the cart; the list takes it. */
function useFocusAfterRemoval(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isLost = count < before.current && document.activeElement === document.body;
    before.current = count;
    if (isLost) list.current?.focus({ preventScroll: true });
  }, [count]);
  return list;
}

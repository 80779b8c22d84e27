import { lazy, type Ref, Suspense } from "react";
import { useT } from "#platform/web/use-t.ts";
import type { SendRefusal } from "#service/cart/domain/decide-send.ts";
import { usePos } from "../pos-context.ts";
import { CartService } from "../service/cart-service.tsx";
import { CartFooter, type CartFooterProps } from "./cart-footer.tsx";
import { CartLines } from "./cart-lines.tsx";
import classes from "./cart-panel.module.css";

/** Only restaurants that serve by courses load it. */
const TableCourses = lazy(() =>
  import("../courses/table-courses.tsx").then(
    ({ TableCourses }) => ({ default: TableCourses }),
    () => ({ default: () => null }),
  ),
);

export interface CartPanelProps extends CartFooterProps {
  refusal: SendRefusal | null;
  tableRef: Ref<HTMLInputElement>;
}

/** Right part of the till on wide screens. */
export function CartPanel({ refusal, tableRef, ...footer }: CartPanelProps) {
  const t = useT();
  return (
    <aside className={classes.panel} aria-label={t("pos.screen.cart")}>
      <CartBody refusal={refusal} tableRef={tableRef} />
      <div className={classes.footer}>
        <CartFooter {...footer} />
      </div>
    </aside>
  );
}

/** Customer, service and lines, the same in panel and sheet. */
export function CartBody({ refusal, tableRef }: Omit<CartPanelProps, keyof CartFooterProps>) {
  const { menu } = usePos();
  return (
    <>
      <CartService refusal={refusal === "empty_cart" ? null : refusal} tableRef={tableRef} />
      {menu.categories.some(({ course }) => course) ? (
        <Suspense>
          <TableCourses />
        </Suspense>
      ) : null}
      <div className={classes.lines}>
        <CartLines refused={refusal === "empty_cart"} />
      </div>
    </>
  );
}

import { lazy, Suspense, useEffect, useMemo, useRef } from "react";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { OrdersPicture } from "#ui/pictures/orders-picture.tsx";
import { coursesOf } from "../courses/courses-of.ts";
import { useCart, usePos } from "../pos-context.ts";
import { CartLineRow } from "./cart-line-row.tsx";
import classes from "./cart-lines.module.css";
import type { CartLinesView } from "./cart-lines-view.ts";
import { reviewCart } from "./cart-review.ts";

/** Only restaurants that serve by courses load them; without a network the lines stand as they are. */
const CourseLines = lazy(() =>
  import("../courses/course-lines.tsx").then(
    ({ CourseLines }) => ({ default: CourseLines }),
    () => ({ default: PlainLines }),
  ),
);

/** The lines of the cart, newest last or by their courses, each marked with what keeps it from being sent. */
export function CartLines({ refused }: { refused: boolean }) {
  const { menu } = usePos();
  const t = useT();
  const cart = useCart((state) => state.cart);
  const activeLineId = useCart((state) => state.activeLineId);
  const problems = useMemo(() => reviewCart(cart, menu), [cart, menu]);
  const { lines } = cart;
  const ref = useFocusAfterRemoval(lines.length);
  if (lines.length === 0)
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
  const view = { lines, activeLineId, problems, ref, courses: coursesOf(cart, menu) };
  const plain = <PlainLines {...view} />;
  if (view.courses.size === 0) return plain;
  return (
    <Suspense fallback={plain}>
      <CourseLines {...view} />
    </Suspense>
  );
}

function PlainLines({ lines, activeLineId, problems, ref }: CartLinesView) {
  const t = useT();
  return (
    <ol ref={ref} tabIndex={-1} className={classes.lines} aria-label={t("pos.screen.cart")}>
      {lines.map((line, index) => (
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

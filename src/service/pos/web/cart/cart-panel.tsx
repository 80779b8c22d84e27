import { IconNotes, IconShoppingCart } from "@tabler/icons-react";
import { lazy, type Ref, Suspense, useEffect, useMemo, useRef } from "react";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { UnsureGate } from "#platform/web/forms/unsure-gate.tsx";
import { FrameBottom } from "#platform/web/frame/frame-slots.tsx";
import { useT } from "#platform/web/use-t.ts";
import type { Cart } from "#service/cart/domain/cart.ts";
import { cartPieces, cartTotals } from "#service/cart/domain/cart-totals.ts";
import type { SendRefusal } from "#service/cart/domain/decide-send.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Row, VisuallyHidden } from "#ui/layout/layout.tsx";
import { BottomSheet } from "#ui/overlay/bottom-sheet.tsx";
import { OrdersPicture } from "#ui/pictures/orders-picture.tsx";
import { coursesOf } from "../courses/courses-of.ts";
import { useCart, usePos } from "../pos-context.ts";
import till from "../pos-till.module.css";
import { useUnsettledSend } from "../sending/use-unsettled-send.ts";
import { CartService } from "../service/cart-service.tsx";
import { CartLineRow, type CartLinesView } from "./cart-line-row.tsx";
import classes from "./cart-panel.module.css";
import { reviewCart } from "./cart-review.ts";

/** Loaded only by restaurants that serve by courses. */
const TableCourses = lazy(() =>
  import("../courses/table-courses.tsx").then(
    ({ TableCourses }) => ({ default: TableCourses }),
    () => ({ default: () => null }),
  ),
);

interface CartPanelProps extends CartFooterProps {
  refusal: SendRefusal | null;
  tableRef: Ref<HTMLInputElement>;
}

/** Right side of the till on wide screens. */
export function CartPanel({ refusal, tableRef, ...footer }: CartPanelProps) {
  const t = useT();
  return (
    <aside className={classes.panel} aria-label={t("pos.screen.cart")} tabIndex={-1} data-skip="cart">
      <CartBody refusal={refusal} tableRef={tableRef} />
      <div className={classes.footer}>
        <CartFooter {...footer} />
      </div>
    </aside>
  );
}

/** Customer, service and lines, shared by panel and sheet. */
function CartBody({ refusal, tableRef }: Omit<CartPanelProps, keyof CartFooterProps>) {
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

/** Loaded only by restaurants that serve by courses; without a network the lines stay plain. */
const CourseLines = lazy(() =>
  import("../courses/course-lines.tsx").then(
    ({ CourseLines }) => ({ default: CourseLines }),
    () => ({ default: PlainLines }),
  ),
);

/** Loaded after the till, which can sell without it. */
const LastSendsList = lazy(() =>
  import("../repeat/last-sends-list.tsx").then(
    ({ LastSendsList }) => ({ default: LastSendsList }),
    () => ({ default: () => null }),
  ),
);

/** Lists the lines of the cart, newest last or by course, and marks those that cannot be sent. */
function CartLines({ refused }: { refused: boolean }) {
  const { menu } = usePos();
  const t = useT();
  const cart = useCart((state) => state.cart);
  const activeLineId = useCart((state) => state.activeLineId);
  const problems = useMemo(() => reviewCart(cart, menu), [cart, menu]);
  const { lines } = cart;
  const ref = useFocusAfterRemoval(lines.length);
  if (lines.length === 0)
    return (
      <div className={classes.emptyList}>
        <EmptyState
          size="small"
          picture={<OrdersPicture />}
          message={t(refused ? "pos.problem.empty_cart" : "pos.cart.empty")}
          hint={t("pos.cart.empty_hint")}
        />
        <Suspense>
          <LastSendsList />
        </Suspense>
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
    <ol ref={ref} tabIndex={-1} className={classes.list} aria-label={t("pos.screen.cart")}>
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

/** Focuses the list when the focused line is removed, because the focus would otherwise leave the cart. */
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

interface CartSheetProps extends CartPanelProps {
  opened: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** Cart on narrow screens: a permanent bar with pieces and total, and above it the cart as a sheet. */
export function CartSheet({ opened, onOpen, onClose, refusal, tableRef, ...footer }: CartSheetProps) {
  const { menu, money } = usePos();
  const t = useT();
  const cart = useCart((state) => state.cart);
  const total = useMemo(() => money(cartTotals(cart).payable), [cart, money]);
  const table = menu.tables.find((table) => table.id === cart.tableId);
  const service =
    table?.title ??
    cart.account?.name ??
    (cart.diningOption === null ? null : t(`common.dining.${cart.diningOption}`));
  return (
    <FrameBottom>
      <div className={till.hands}>
        <Button size="xl" fullWidth data-skip="cart" onClick={onOpen} aside={<b>{total}</b>}>
          <IconShoppingCart size={22} aria-hidden="true" />
          <span className={classes.pieces}>{t("common.items_count", { count: cartPieces(cart) })}</span>
          {service ? <span className={classes.service}>{service}</span> : null}
          <VisuallyHidden>{t("pos.cart.open")}</VisuallyHidden>
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
      </div>
    </FrameBottom>
  );
}

interface CartFooterProps {
  onSend: () => void;
  isSending: boolean;
  /** Reason why this cart could not be sent; hidden once the cart changes. */
  failure: { readonly cart: Cart; readonly text: string } | null;
}

/** Shows the totals, the draft button and the large send button. */
function CartFooter({ onSend, isSending, failure }: CartFooterProps) {
  const { money, actions } = usePos();
  const t = useT();
  const cart = useCart((state) => state.cart);
  const unsettled = useUnsettledSend();
  const totals = useMemo(() => cartTotals(cart), [cart]);
  const pieces = cartPieces(cart);
  const total = money(totals.payable);
  return (
    <div className={classes.foot}>
      <FormFailure message={failure?.cart === cart && !unsettled.isUnsure ? failure.text : null} />
      <Row as="dl" align="end" justify="between" gap={12}>
        <div className={classes.parts}>
          <dt>{t("common.subtotal")}</dt>
          <dd>{money(totals.net)}</dd>
          <dt>{t("common.iva")}</dt>
          <dd>{money(totals.taxTotal)}</dd>
        </div>
        <div className={classes.total}>
          <dt>{t("common.total")}</dt>
          <dd>{total}</dd>
        </div>
      </Row>
      <UnsureGate attempt={unsettled} busy={isSending} size="xl" onAgain={onSend}>
        <div className={classes.actions}>
          <Button
            className={classes.hold}
            size="xl"
            variant="default"
            icon={<IconNotes className={classes.icon} size={20} aria-hidden="true" />}
            onClick={actions.hold}
            aria-keyshortcuts="F8"
          >
            {t("drafts.button")}
          </Button>
          <Button
            className={classes.send}
            size="xl"
            fullWidth
            busy={isSending}
            onClick={onSend}
            aria-keyshortcuts="F9"
          >
            {pieces === 0 ? t("common.send_to_kitchen") : t("pos.cart.send_count", { count: pieces, total })}
          </Button>
        </div>
      </UnsureGate>
    </div>
  );
}

import { IconMaximize, IconMinimize } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { cents } from "../../../domain/money/cents.ts";
import { unreachable } from "../../../domain/unreachable.ts";
import { IconButton } from "../../../ui/overlay/icon-button.tsx";
import { formatAmount } from "../../platform/format.ts";
import { useUser } from "../../platform/session.ts";
import { useT } from "../../platform/use-t.ts";
import { useFullScreen, useWakeLock } from "../kitchen/public.ts";
import classes from "./customer-display.module.css";
import type { CustomerCart, CustomerView } from "./customer-view.ts";
import { openDisplayChannel } from "./display-channel.ts";

/** /dashboard/customer-display: what the guest in front of the till sees, on a second screen of the same device. */
export function CustomerDisplayScreen() {
  const t = useT();
  const user = useUser();
  const screen = useFullScreen();
  useWakeLock();
  const view = useView(user?.tenant_id ?? null);
  return (
    <div className={classes.display}>
      <header className={classes.head}>
        <h1 className={classes.store}>{user?.store_name ?? t("screens.customerDisplay")}</h1>
        {screen.isAvailable ? (
          <IconButton
            label={t(screen.isOn ? "displays.customer.leave_full_screen" : "displays.customer.full_screen")}
            icon={screen.isOn ? <IconMinimize size={22} /> : <IconMaximize size={22} />}
            onClick={screen.toggle}
          />
        ) : null}
      </header>
      <Shown view={view} />
    </div>
  );
}

/** What the till of this browser shows; null until one has answered. */
function useView(tenantId: number | null): CustomerView | null {
  const [view, setView] = useState<CustomerView | null>(null);
  useEffect(() => {
    if (tenantId === null || !("BroadcastChannel" in window)) return;
    return openDisplayChannel(tenantId, setView);
  }, [tenantId]);
  return view;
}

function Shown({ view }: { view: CustomerView | null }) {
  const t = useT();
  if (view === null)
    return <Words large={t("displays.customer.welcome")} small={t("displays.customer.waiting_hint")} />;
  switch (view.kind) {
    case "welcome":
      return <Words large={t("displays.customer.welcome")} small={t("displays.customer.welcome_hint")} />;
    case "thanks":
      return (
        <div className={classes.words} role="status">
          <p className={classes.large}>{t("displays.customer.thanks")}</p>
          <p className={classes.small}>{t("displays.customer.thanks_token")}</p>
          <p className={classes.token}>{view.tokenNo}</p>
        </div>
      );
    case "cart":
      return <ShownCart cart={view} />;
    default:
      return unreachable(view);
  }
}

function Words({ large, small }: { large: string; small: string }) {
  return (
    <div className={classes.words}>
      <p className={classes.large}>{large}</p>
      <p className={classes.small}>{small}</p>
    </div>
  );
}

function ShownCart({ cart }: { cart: CustomerCart }) {
  const t = useT();
  const amount = (value: number) => formatAmount(cents(value), cart.currency);
  const list = useRef<HTMLUListElement>(null);
  const count = cart.lines.length;
  useEffect(() => {
    // The last line is the one that was just added.
    if (count > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count]);
  return (
    <div className={classes.cart}>
      <h2 className={classes.title}>{t("displays.customer.your_order")}</h2>
      {/* Scrolls by itself, so it takes the focus of the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ul ref={list} className={classes.lines} tabIndex={0} aria-label={t("displays.customer.your_order")}>
        {cart.lines.map((line) => (
          <li key={line.id} className={classes.line}>
            <span className={classes.quantity}>
              {t("displays.customer.quantity", { quantity: line.quantity })}
            </span>
            <span className={classes.dish}>
              {line.title}
              {line.choices.length === 0 ? null : (
                <span className={classes.choices}>{line.choices.join(", ")}</span>
              )}
            </span>
            <span className={classes.amount}>{amount(line.total)}</span>
          </li>
        ))}
      </ul>
      <dl className={classes.totals}>
        <div className={classes.part}>
          <dt>{t("displays.customer.net")}</dt>
          <dd>{amount(cart.net)}</dd>
        </div>
        <div className={classes.part}>
          <dt>{t("displays.customer.taxes")}</dt>
          <dd>{amount(cart.taxTotal)}</dd>
        </div>
        <div className={classes.total}>
          <dt>{t("displays.customer.total")}</dt>
          <dd aria-live="polite">{amount(cart.total)}</dd>
        </div>
      </dl>
    </div>
  );
}

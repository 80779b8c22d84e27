import { IconBellRinging, IconCheck, IconWalk } from "@tabler/icons-react";
import { PaidBadge } from "#platform/web/paid-badge.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import type { TrayOrder } from "../contract/tray.ts";
import classes from "./tray-dialog.module.css";
import { trayPlace } from "./tray-place.ts";
import { dishesToClaim, dishesToServe, trayStatus } from "./tray-state.ts";
import { useMinutesSince } from "./use-minutes-since.ts";
import { useTrayAction } from "./use-tray-action.ts";

/** One order of the tray: where it goes, what is ready, who fetches it; "Voy" and "Entregado". */
export function TrayTicket({ order }: { order: TrayOrder }) {
  const t = useT();
  const readyAt = Math.min(...order.items.map((dish) => dish.ready_at.getTime()));
  const minutes = useMinutesSince(readyAt);
  const isLate = order.items.some((dish) => dish.late);
  return (
    <li className={classes.order} data-late={isLate || undefined}>
      <div className={classes.head}>
        <strong className={classes.token}>
          <span className="visually-hidden">{t("tray.token", { tokenNo: order.token_no })}</span>
          <span aria-hidden="true">{order.token_no}</span>
        </strong>
        <div className={classes.facts}>
          <p className={classes.place}>{trayPlace(order, t)}</p>
          {order.is_paid ? <PaidBadge /> : null}
          {order.is_mine ? null : (
            <p className={classes.waiter}>
              {order.waiter === null ? t("tray.nobody") : t("tray.of", { waiter: order.waiter })}
            </p>
          )}
        </div>
        <span className={classes.age} data-tone={isLate ? "red" : "grey"}>
          {isLate ? <IconBellRinging size={18} aria-hidden="true" /> : null}
          {isLate ? `${t("tray.late")} · ` : ""}
          {minutes === 0 ? t("tray.just_now") : t("tray.minutes", { minutes })}
        </span>
      </div>
      <ul className={classes.dishes}>
        {order.items.map((dish) => (
          <li key={dish.id} className={classes.dish}>
            <span className={classes.quantity}>{dish.quantity}×</span>
            <span className={classes.title}>
              {dish.item_title}{" "}
              {[
                dish.variant_title,
                dish.combo_title,
                dish.course === null ? null : t("kitchen.course.title", { course: dish.course }),
              ].map((detail) =>
                detail === null ? null : (
                  <span key={detail} className={classes.variant}>
                    {detail}
                  </span>
                ),
              )}
            </span>
            <span className={classes.station}>{dish.station}</span>
          </li>
        ))}
      </ul>
      <TrayButtons order={order} />
    </li>
  );
}

function TrayButtons({ order }: { order: TrayOrder }) {
  const t = useT();
  const { mutate, isPending } = useTrayAction(order.order_id);
  const status = trayStatus(order);
  const tokenNo = order.token_no;
  const toClaim = dishesToClaim(order);
  const toServe = dishesToServe(order);
  return (
    <div className={classes.buttons}>
      {status.kind === "other" ? (
        <p className={classes.going}>
          <IconWalk size={20} aria-hidden="true" />
          {t("tray.someone_goes", { name: status.name })}
        </p>
      ) : status.kind === "mine" ? (
        <Button
          variant="default"
          size="lg"
          disabled={isPending}
          onClick={() => mutate({ action: "release", lineIds: toServe })}
        >
          {t("tray.stay")}
        </Button>
      ) : (
        <Button
          variant="default"
          size="lg"
          disabled={isPending || toClaim.length === 0}
          icon={<IconWalk size={22} aria-hidden="true" />}
          aria-label={t("tray.go_order", { tokenNo })}
          onClick={() => mutate({ action: "claim", lineIds: toClaim })}
        >
          {t("tray.go")}
        </Button>
      )}
      <Button
        size="lg"
        disabled={isPending || toServe.length === 0}
        icon={<IconCheck size={22} aria-hidden="true" />}
        aria-label={t("tray.served_order", { tokenNo })}
        onClick={() => mutate({ action: "serve", lineIds: toServe })}
      >
        {t("tray.served")}
      </Button>
    </div>
  );
}

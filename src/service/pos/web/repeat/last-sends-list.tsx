import { IconRepeat } from "@tabler/icons-react";
import { useState } from "react";
import type { TenantId } from "#platform/domain/ids.ts";
import { clientUuid } from "#platform/web/client-uuid.ts";
import { formatCount, formatDate, formatDateTime, formatList, formatTime } from "#platform/web/format.ts";
import { serverNow } from "#platform/web/server-clock.ts";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { useAnnounce } from "#ui/feedback/announcer.tsx";
import { toastError, toastWarning } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { usePos } from "../pos-context.ts";
import { playTap } from "../tap-sound.ts";
import { type LastSend, lastSends } from "./last-sends.ts";
import classes from "./last-sends-list.module.css";
import { repeatLines } from "./repeat-lines.ts";

/** The orders that this till sent last, each of which can be put into the cart again; nothing before the first. */
export function LastSendsList() {
  const user = useUser();
  return user ? <Sends tenantId={user.tenant_id} /> : null;
}

function Sends({ tenantId }: { tenantId: TenantId }) {
  const t = useT();
  const [sends] = useState(() => lastSends(tenantId));
  const repeat = useRepeat();
  if (sends.length === 0) return null;
  return (
    <section className={classes.sends} aria-label={t("pos.repeat.title")}>
      <h2 className={classes.title}>{t("pos.repeat.title")}</h2>
      <ul>
        {sends.map((send) => (
          <Send key={send.orderNo} send={send} onRepeat={() => repeat(send)} />
        ))}
      </ul>
    </section>
  );
}

function Send({ send, onRepeat }: { send: LastSend; onRepeat: () => void }) {
  const { menu } = usePos();
  const t = useT();
  const { orderNo, sentAt, cart } = send;
  const table = menu.tables.find(({ id }) => id === cart.tableId);
  const place = table?.title ?? (cart.diningOption && t(`common.dining.${cart.diningOption}`));
  const isToday = formatDate(sentAt) === formatDate(new Date(serverNow()));
  const name = t("common.order_of", { orderNo });
  return (
    <li className={classes.send}>
      <div className={classes.words}>
        <p className={classes.head}>
          <span className={classes.place}>{place ?? name}</span>
          <span className={classes.when}>{isToday ? formatTime(sentAt) : formatDateTime(sentAt)}</span>
        </p>
        <p className={classes.dishes}>
          {formatList(cart.lines.map(({ quantity, title }) => `${formatCount(quantity)} ${title}`))}
        </p>
      </div>
      <Button
        size="lg"
        variant="default"
        icon={<IconRepeat size={18} aria-hidden="true" />}
        aria-label={t("pos.repeat.name", { order: name })}
        onClick={onRepeat}
      >
        {t("pos.repeat.again")}
      </Button>
    </li>
  );
}

/** Puts the dishes of a sent order into the cart and says which of them cannot be sold now. */
function useRepeat(): (send: LastSend) => void {
  const { store, menu } = usePos();
  const t = useT();
  const announce = useAnnounce();
  return ({ cart: sent }) => {
    const { cart, missing } = repeatLines(store.getState().cart, sent.lines, menu, clientUuid);
    const titles = formatList([...new Set(missing)]);
    if (missing.length === sent.lines.length) {
      toastError(t("pos.repeat.nothing", { titles }));
      return;
    }
    if (!store.change(cart)) {
      toastError(t("pos.send.frozen"));
      return;
    }
    playTap("up");
    announce(t("pos.repeat.done"));
    if (missing.length > 0) toastWarning(t("pos.repeat.missing", { titles }));
  };
}

import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { actorOf, useMayDo, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { Row } from "#ui/layout/layout.tsx";
import type { Drawer } from "../contract/cash.ts";
import classes from "./cash.module.css";
import { deskQuery } from "./cash-api.ts";
import { noDrawerHint } from "./no-drawer-hint.ts";

const OpenDialog = lazy(async () => ({ default: (await import("./open-dialog.tsx")).OpenDialog }));

/**
 * Warns beside a payment that it goes into no drawer, and opens one on the spot. Shows nothing if it goes into one, or
 * to people who see no drawers.
 */
export function DrawerHint() {
  const t = useT();
  const user = useUser();
  const mayDo = useMayDo();
  const [opening, setOpening] = useState<Drawer | null>(null);
  const isSeen = user !== null && mayEnter(actorOf(user), "cash");
  const desk = useQuery({ ...deskQuery, enabled: isSeen }).data;
  if (!desk || user === null || desk.payments_go_to !== null) return null;
  const closed = mayDo("cash.work")
    ? desk.drawers.filter((drawer) => drawer.is_enabled && drawer.open === null)
    : [];
  return (
    <Row align="center" justify="between" wrap gap={8}>
      <p className={classes.secondary}>{t(noDrawerHint(desk))}</p>
      {closed.map((drawer) => (
        <Button
          key={drawer.id}
          variant="default"
          aria-label={t("cash.open_title", { drawer: drawer.title })}
          onClick={() => setOpening(drawer)}
        >
          {closed.length === 1 ? t("cash.open_action") : t("cash.open_title", { drawer: drawer.title })}
        </Button>
      ))}
      {opening === null ? null : (
        <Suspense>
          <OpenDialog
            drawer={opening}
            currency={user.currency}
            onClose={() => setOpening(null)}
            onOpened={() => setOpening(null)}
          />
        </Suspense>
      )}
    </Row>
  );
}

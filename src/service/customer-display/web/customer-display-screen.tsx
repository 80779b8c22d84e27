import { IconDeviceDesktopShare } from "@tabler/icons-react";
import type { TenantId } from "#platform/domain/ids.ts";
import { FullScreenButton } from "#platform/web/frame/full-screen-button.tsx";
import { useStaffMenu } from "#platform/web/frame/staff-menu.ts";
import { useFullScreen } from "#platform/web/frame/use-full-screen.ts";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { useWakeLock } from "#platform/web/use-wake-lock.ts";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import classes from "./customer-display.module.css";
import { ShownView, Welcome } from "./shown-view.tsx";
import { TillChoice } from "./till-choice.tsx";
import { tillCode } from "./till-id.ts";
import { useWatchedTill } from "./use-watched-till.ts";

/** /dashboard/customer-display: what the guest in front of a till sees, on a second screen or on any other device. */
export function CustomerDisplayScreen() {
  const user = useUser();
  useWakeLock();
  if (!user) return null;
  return <Display key={user.tenant_id} tenantId={user.tenant_id} store={user.store_name} />;
}

function Display({ tenantId, store }: { tenantId: TenantId; store: string }) {
  const t = useT();
  const { tillId, tills, view, choose } = useWatchedTill(tenantId);
  const isForStaff = useStaffMenu();
  const screen = useFullScreen();
  const isShowing = view !== null && view.kind !== "welcome";
  return (
    <div className={classes.display}>
      <header className={classes.head}>
        <h1 className={tillId !== null && !isShowing ? "visually-hidden" : classes.store}>{store}</h1>
        <span className={classes.tools}>
          {tillId === null ? null : (
            <span className={classes.code} data-silent={view === null || undefined} role="status">
              {t(view === null ? "customerDisplay.silent" : "customerDisplay.till", {
                code: tillCode(tillId),
              })}
            </span>
          )}
          {isForStaff && tillId !== null ? (
            <IconButton
              label={t("customerDisplay.change_till")}
              icon={<IconDeviceDesktopShare size={22} />}
              onClick={() => choose(null)}
            />
          ) : null}
          {isForStaff ? <FullScreenButton screen={screen} /> : null}
        </span>
      </header>
      {tillId === null ? (
        <TillChoice tills={tills} onChoose={choose} />
      ) : view === null ? (
        <Welcome store={store} />
      ) : (
        <ShownView view={view} store={store} />
      )}
    </div>
  );
}

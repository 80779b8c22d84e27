import { useQuery } from "@tanstack/react-query";
import { Outlet, useLocation, useMatches } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { mayDo } from "../../../domain/access/actions.ts";
import { AppFrame } from "../../../ui/frame/app-frame.tsx";
import { useStoredSidebar } from "../../../ui/frame/use-stored-sidebar.ts";
import { Brand, BrandMark, productName } from "../../platform/frame/brand.tsx";
import { FrameBottomSlot } from "../../platform/frame/frame-bottom.tsx";
import { NavLink } from "../../platform/frame/nav-link.tsx";
import { ShellPresence } from "../../platform/frame/shell-presence.tsx";
import { connectRealtime, disconnectRealtime } from "../../platform/realtime.ts";
import { meQuery } from "../../platform/session/me-query.ts";
import { screenOf } from "../../platform/session/screen-of.ts";
import { actorOf, useUser } from "../../platform/session/session.ts";
import { useT } from "../../platform/use-t.ts";
import { screenLook } from "../../screens.tsx";
import { TrayButton, TrayPanel } from "../tray/public.ts";
import { CommandSearch, useSearchKeys } from "./command-search.tsx";
import { ConnectionStatus, ConnectionWarning } from "./connection-status.tsx";
import { staffNavigation } from "./staff-navigation.tsx";
import { UserMenu } from "./user-menu.tsx";

/** The frame of every screen of a restaurant: sidebar, search, connection and user menu around the screen. */
export function StaffShell() {
  const t = useT();
  const user = useUser();
  const { pathname } = useLocation();
  const layout = useMatches({ select: (matches) => matches.at(-1)?.staticData.layout });
  const [collapsed, setCollapsed] = useStoredSidebar();
  const [searching, setSearching] = useState(false);
  const [isTrayOpen, setTrayOpen] = useState(false);
  const keys = useSearchKeys(() => setSearching(true));
  useQuery({ ...meQuery, refetchOnWindowFocus: true, enabled: user !== null });
  useRealtimeOfTenant(user?.subscription_active ? user.tenant_id : null);
  // Between signing out and the sign-in screen there is a moment without a person.
  if (!user) return null;
  const screen = screenOf(pathname);
  const look = screen && screenLook(screen);
  return (
    <FrameBottomSlot>
      {(bottom) => (
        <AppFrame
          sections={staffNavigation(user, pathname, t)}
          renderLink={(props) => <NavLink {...props} />}
          brand={<Brand />}
          brandMark={<BrandMark size={24} isAlone />}
          collapsed={collapsed}
          onCollapsedChange={setCollapsed}
          title={user.store_name}
          search={{ label: t("shell.search"), keys, onOpen: () => setSearching(true) }}
          right={
            <>
              {user.subscription_active && mayDo(actorOf(user), "order.changeStatus") ? (
                <TrayButton onOpen={() => setTrayOpen(true)} />
              ) : null}
              {user.subscription_active ? <ConnectionStatus /> : null}
              <UserMenu user={user} />
            </>
          }
          banner={user.subscription_active ? <ConnectionWarning /> : null}
          layout={layout ?? "page"}
          bottom={bottom}
        >
          <title>{look ? `${t(look.title)} · ${productName}` : productName}</title>
          <ShellPresence>
            <Outlet />
          </ShellPresence>
          {isTrayOpen ? <TrayPanel onClose={() => setTrayOpen(false)} /> : null}
          <CommandSearch user={user} opened={searching} onClose={() => setSearching(false)} />
        </AppFrame>
      )}
    </FrameBottomSlot>
  );
}

function useRealtimeOfTenant(tenantId: number | null): void {
  useEffect(() => {
    if (tenantId === null) return;
    connectRealtime();
    return disconnectRealtime;
  }, [tenantId]);
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** `fill` gives the screen the whole area to scroll inside, as the POS does; `page` (default) pads and scrolls. */
    layout?: "page" | "fill";
  }
}

import { useMediaQuery } from "@mantine/hooks";
import { IconEyeOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Outlet, useLocation, useMatches } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { mayDo } from "#platform/domain/access/actions.ts";
import type { Actor } from "#platform/domain/access/actor.ts";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { screens } from "#platform/domain/access/screens.ts";
import { useDemoGuide } from "#platform/web/demo-guide.ts";
import { Brand, BrandMark, productName } from "#platform/web/frame/brand.tsx";
import { FrameSlots } from "#platform/web/frame/frame-slots.tsx";
import { NavLink } from "#platform/web/frame/nav-link.tsx";
import { useShownName } from "#platform/web/frame/screen-name.ts";
import { ShellPresence } from "#platform/web/frame/shell-presence.tsx";
import { StaffMenuContext } from "#platform/web/frame/staff-menu.ts";
import { useHeadingFocus } from "#platform/web/frame/use-heading-focus.ts";
import { connectRealtime, disconnectRealtime } from "#platform/web/realtime.ts";
import { hasTitle, screenTitle } from "#platform/web/screens/screen-titles.ts";
import { screenOf } from "#platform/web/session/landing.ts";
import { meQuery } from "#platform/web/session/me-query.ts";
import { currentRealm } from "#platform/web/session/realm.ts";
import { actorOf, type StoredUser, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { TrayButton, TrayPanel } from "#service/tray/web/public.ts";
import { TableWishToast } from "#service/visits/web/public.ts";
import { AppFrame } from "#ui/frame/app-frame.tsx";
import { type SidebarPlace, useStoredSidebar } from "#ui/frame/use-stored-sidebar.ts";
import { LaterPiece } from "#ui/later-piece.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { CommandSearch, useSearchKeys } from "./command-search.tsx";
import { ConnectionStatus, GuestConnectionNotice } from "./connection-status.tsx";
import { isInSettings } from "./settings-screens.ts";
import { staffNavigation, UserMenu } from "./staff-navigation.tsx";

// Only phones, screens for guests and the demo need them.
const loadTabs = () => import("./phone-tabs.tsx");
const loadCorner = () => import("#ui/frame/staff-corner.tsx");
const loadTills = () => import("#service/pos/web/shared-till/till-guard.tsx");
const loadStockAlerts = () => import("#back-office/stock-alerts/web/public.ts");
const loadFeedback = () => import("#service/feedback/web/public.ts");
const loadNotices = () => import("#operator/operations/web/notices/staff-notices.tsx");
const loadSubscription = () => import("#operator/subscription/web/public.ts");
const loadDemoGuide = () => import("./demo-guide.tsx");

/** Narrower than tablets, as in the styles. */
const PHONE = "(max-width: 47.99em)";

/** The frame of every screen of a restaurant: sidebar, search, connection and user menu around the screen. */
export function StaffShell() {
  const user = useUser();
  useQuery({ ...meQuery, refetchOnWindowFocus: true, enabled: user !== null });
  useRealtimeOfTenant(user?.subscription_active ? user.tenant_id : null);
  // Between signing out and the sign-in screen there is a moment without a person.
  return user ? <Frame user={user} /> : null;
}

function Frame({ user }: { user: StoredUser }) {
  const t = useT();
  const { pathname } = useLocation();
  const layout = useMatches({ select: (matches) => matches.at(-1)?.staticData.layout }) ?? "page";
  const [collapsed, setCollapsed] = useStoredSidebar(sidebarPlace(layout, pathname));
  const [layer, setLayer] = useState<"search" | "tray" | null>(null);
  useHeadingFocus();
  const keys = useSearchKeys(() => setLayer("search"));
  const guest = useGuestScreen(layout === "guest", pathname);
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const actor = actorOf(user);
  const isWorking = user.subscription_active && (layout === "page" || layout === "fill");
  const hasTabs = isPhone && isWorking && hasPhoneTabs(actor);
  const openTray = () => setLayer("tray");
  const close = () => setLayer(null);
  return (
    <FrameSlots>
      {({ top, bottom }) => (
        <AppFrame
          show={guest.isHidden ? "none" : guest.isOpen ? "over" : "frame"}
          sections={staffNavigation(user, pathname, t)}
          renderLink={(props) => <NavLink {...props} />}
          brand={<Brand />}
          brandMark={<BrandMark size={24} isAlone />}
          collapsed={collapsed}
          onCollapsedChange={setCollapsed}
          title={user.store_name}
          head={top}
          {...(pathname === screens.pos.path
            ? { skips: [{ key: "cart", label: t("shell.skip_to_cart") }] }
            : {})}
          search={{ label: t("shell.search"), keys, onOpen: () => setLayer("search") }}
          right={
            <TopRight
              user={user}
              layout={layout}
              onHide={guest.isOpen ? guest.close : null}
              onTray={isWorking && !hasTabs && mayDo(actor, "order.changeStatus") ? openTray : null}
            />
          }
          banner={<Banners user={user} layout={layout} hasGuide={isWorking || layout === "board"} />}
          layout={layout === "page" ? "page" : "fill"}
          bottom={bottom}
          tabs={
            hasTabs ? (
              <LaterPiece load={loadTabs}>
                {({ PhoneTabs }) => <PhoneTabs actor={actor} pathname={pathname} onTray={openTray} />}
              </LaterPiece>
            ) : null
          }
        >
          <Title pathname={pathname} />
          <GuestOrStaff guest={guest} />
          {layer === "tray" ? <TrayPanel onClose={close} /> : null}
          <CommandSearch user={user} opened={layer === "search"} onClose={close} />
        </AppFrame>
      )}
    </FrameSlots>
  );
}

/** Beside a menu of their own, settings leave the sidebar its icons. */
function sidebarPlace(layout: string, pathname: string): SidebarPlace {
  if (layout === "board") return "board";
  return isInSettings(screenOf(pathname)) ? "settings" : "page";
}

interface TopRightProps {
  user: StoredUser;
  layout: string;
  /** Hides the staff's menu again; null on other screens than guests'. */
  onHide: (() => void) | null;
  /** Opens the tray; null where it has no button here. */
  onTray: (() => void) | null;
}

/** The right end of the top bar. */
function TopRight({ user, layout, onHide, onTray }: TopRightProps) {
  const t = useT();
  const till = user.shared_till;
  return (
    <>
      {onHide ? (
        <IconButton label={t("shell.hide_menu")} icon={<IconEyeOff size={22} />} onClick={onHide} />
      ) : null}
      {user.subscription_active && layout !== "guest" && mayEnter(actorOf(user), "inventory") ? (
        <LaterPiece load={loadStockAlerts}>
          {({ LowStockLink }) => <LowStockLink compact={layout === "board"} />}
        </LaterPiece>
      ) : null}
      {user.subscription_active && layout !== "guest" && mayEnter(actorOf(user), "feedbacks") ? (
        <LaterPiece load={loadFeedback}>{({ LowFeedbackToast }) => <LowFeedbackToast />}</LaterPiece>
      ) : null}
      {user.subscription_active && layout !== "guest" ? <TableWishToast user={user} /> : null}
      {onTray ? <TrayButton onOpen={onTray} /> : null}
      {user.subscription_active ? <ConnectionStatus compact={layout === "board"} /> : null}
      {till ? <LaterPiece load={loadTills}>{({ TillGuard }) => <TillGuard till={till} />}</LaterPiece> : null}
      <UserMenu user={user} />
    </>
  );
}

/** The screen itself, with a corner that brings back the staff's menu on guest screens. */
function GuestOrStaff({ guest }: { guest: ReturnType<typeof useGuestScreen> }) {
  const t = useT();
  return (
    <>
      <StaffMenuContext value={guest.isOpen}>
        <ShellPresence>
          <Outlet />
        </ShellPresence>
      </StaffMenuContext>
      {guest.isHidden ? (
        <>
          <GuestConnectionNotice />
          <LaterPiece load={loadCorner}>
            {({ StaffCorner }) => (
              <StaffCorner
                label={t("shell.show_menu")}
                hint={t("shell.show_menu_hint")}
                onOpen={guest.open}
              />
            )}
          </LaterPiece>
        </>
      ) : null}
    </>
  );
}

interface BannersProps {
  user: StoredUser;
  layout: string;
  hasGuide: boolean;
}

/**
 * Banners above the screen: notices of the platform, a subscription that ends, the demo's guide. The connection is
 * told in the top bar.
 */
function Banners({ user, layout, hasGuide }: BannersProps) {
  return (
    <>
      {layout === "guest" && currentRealm() !== "look-in" ? null : (
        <LaterPiece load={loadNotices}>{({ StaffNotices }) => <StaffNotices user={user} />}</LaterPiece>
      )}
      {user.role === "admin" && user.subscription_active && layout === "page" ? (
        <LaterPiece load={loadSubscription}>{({ SubscriptionBanner }) => <SubscriptionBanner />}</LaterPiece>
      ) : null}
      {hasGuide ? <Guide user={user} /> : null}
    </>
  );
}

function Guide({ user }: { user: StoredUser }) {
  const done = useDemoGuide();
  return done === null ? null : (
    <LaterPiece load={loadDemoGuide}>{({ DemoGuide }) => <DemoGuide user={user} done={done} />}</LaterPiece>
  );
}

function Title({ pathname }: { pathname: string }) {
  const t = useT();
  const screen = screenOf(pathname);
  const here = useShownName() ?? (screen && hasTitle(screen) ? t(screenTitle(screen)) : null);
  return <title>{here === null ? productName : `${here} · ${productName}`}</title>;
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
    /**
     * `page` (default) pads and scrolls; `fill` gives the screen the whole area to scroll inside, as the POS
     * does; `board` too, with its head in the top bar; `guest` is for guests: without the staff's frame.
     */
    layout?: "page" | "fill" | "board" | "guest";
  }
}

/** Tells whether a person moves between several places on a phone. */
function hasPhoneTabs(actor: Actor): boolean {
  return mayEnter(actor, "orders") && (mayEnter(actor, "pos") || mayDo(actor, "order.changeStatus"));
}

/** Milliseconds for which the staff's menu stays over an untouched guest screen. */
const FORGOTTEN_MS = 60_000;

/**
 * State of the staff's menu over a guest screen: closed at first on each such screen, and again after a while
 * untouched.
 */
function useGuestScreen(isForGuests: boolean, pathname: string) {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = isForGuests && openAt === pathname;
  useEffect(() => {
    if (!isOpen) return;
    const close = () => setOpenAt(null);
    let timer = setTimeout(close, FORGOTTEN_MS);
    const touched = () => {
      clearTimeout(timer);
      timer = setTimeout(close, FORGOTTEN_MS);
    };
    const signs = ["pointerdown", "pointermove", "keydown"] as const;
    for (const sign of signs) window.addEventListener(sign, touched);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, touched);
    };
  }, [isOpen]);
  return {
    isHidden: isForGuests && !isOpen,
    isOpen,
    open: () => setOpenAt(pathname),
    close: () => setOpenAt(null),
  };
}

import { useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type ScreenId, screens } from "#platform/domain/access/screens.ts";
import { useIsInShell } from "#platform/web/frame/shell-presence.tsx";
import { hasTitle, screenTitle } from "#platform/web/screens/screen-titles.ts";
import { screenOf } from "#platform/web/session/landing.ts";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { PosSkeleton } from "#service/pos/web/pos-skeleton.tsx";
import { CardGridSkeleton } from "#ui/feedback/card-grid-skeleton.tsx";
import { FiguresSkeleton } from "#ui/feedback/figures-skeleton.tsx";
import { FormSkeleton } from "#ui/feedback/form-skeleton.tsx";
import { SkeletonBox, skeletonKeys } from "#ui/feedback/skeleton-box.tsx";
import { TableSkeleton } from "#ui/feedback/table-skeleton.tsx";
import { Box, Stack } from "#ui/layout/layout.tsx";
import classes from "./pending-shape.module.css";

type Shape = "till" | "board" | "cards" | "figures" | "form" | "display" | "table";

/** The screens that are no tables. Those of the settings are forms, unless they stand here. */
const shapes: Partial<Record<ScreenId, Shape>> = {
  home: "figures",
  reports: "figures",
  pos: "till",
  orders: "cards",
  orderCharge: "cards",
  tables: "cards",
  cash: "cards",
  reservations: "cards",
  kitchen: "board",
  bar: "board",
  orderStatus: "display",
  customerDisplay: "display",
  menuItems: "cards",
  profile: "form",
  language: "form",
  contactSupport: "form",
  audit: "table",
  discountCodes: "table",
};

/**
 * The shape of the screen at the address, while its code is on its way: its title, and below it tiles, cards, figures,
 * fields or rows, where the screen goes on with its own. Before the frame is there, the frame's shape.
 */
export function PendingShape() {
  const isInShell = useIsInShell();
  const { pathname } = useLocation();
  const screen = screenOf(pathname);
  if (!pathname.includes("/dashboard")) return null;
  if (!isInShell) return <FrameShape />;
  return <ScreenShape screen={screen} isBelow={screen !== undefined && pathname !== screens[screen].path} />;
}

interface ScreenShapeProps {
  screen: ScreenId | undefined;
  /** One thing of the screen's, as a customer of the customers. */
  isBelow: boolean;
}

function ScreenShape({ screen, isBelow }: ScreenShapeProps) {
  const t = useT();
  const title = useScreenHeading(isBelow ? undefined : screen);
  const shape = shapeOf(screen, isBelow);
  const label = t("ui.loading");
  if (shape === "display") return null;
  if (shape === "till") return <PosSkeleton label={label} atOnce />;
  if (shape === "board")
    return (
      <Box inner={12}>
        <CardGridSkeleton label={label} count={8} cardHeight={264} minWidth={288} atOnce />
      </Box>
    );
  return (
    <Stack gap={16}>
      <div className={classes.head} aria-hidden="true">
        {title ?? <SkeletonBox width={200} height={20} />}
      </div>
      <ShapeBelow shape={shape} label={label} />
    </Stack>
  );
}

/** The heading that the screen will have; null where its data says what it is. */
function useScreenHeading(screen: ScreenId | undefined): string | null {
  const t = useT();
  const user = useUser();
  if (screen === undefined || !hasTitle(screen)) return null;
  // The home greets whoever it is for.
  return screen === "home" && user ? t("dashboard.greeting", { name: user.name }) : t(screenTitle(screen));
}

function shapeOf(screen: ScreenId | undefined, isBelow: boolean): Shape {
  if (screen === undefined) return "table";
  if (isBelow) return "form";
  return shapes[screen] ?? (screens[screen].path.startsWith(screens.settings.path) ? "form" : "table");
}

function ShapeBelow({ shape, label }: { shape: Shape; label: string }) {
  switch (shape) {
    case "cards":
      return <CardGridSkeleton label={label} count={16} cardHeight={106} minWidth={272} atOnce />;
    case "figures":
      return <FiguresSkeleton label={label} height={420} atOnce />;
    case "form":
      return <FormSkeleton label={label} fields={6} atOnce />;
    default:
      return <TableSkeleton label={label} columns={6} rows={10} atOnce />;
  }
}

/** The frame before its own code is there: the edge of the sidebar, the top bar, and nothing in them yet. */
function FrameShape(): ReactNode {
  const t = useT();
  return (
    <div className={classes.frame} role="status" aria-label={t("ui.loading")}>
      <div className={classes.side}>
        {skeletonKeys(9).map((key) => (
          <SkeletonBox key={key} width={key === 0 ? 112 : "100%"} height={key === 0 ? 24 : 16} />
        ))}
      </div>
      <div className={classes.top}>
        <SkeletonBox width={144} height={16} />
      </div>
    </div>
  );
}

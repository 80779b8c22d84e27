import { IconBasket, IconChartBar, IconClipboardList, IconListDetails } from "@tabler/icons-react";
import { RouterButton } from "#platform/web/router-button.tsx";
import { useT } from "#platform/web/use-t.ts";
import classes from "./inventory.module.css";

const look = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

/** The ways from the list of ingredients to what else is known of the store room. */
export function InventoryLinks() {
  const t = useT();
  return (
    <nav className={classes.links} aria-label={t("inventory.links.label")}>
      <RouterButton to="/dashboard/inventory/to-buy" variant="default" icon={<IconBasket {...look} />}>
        {t("screens.toBuy")}
      </RouterButton>
      <RouterButton to="/dashboard/inventory/dashboard" variant="default" icon={<IconChartBar {...look} />}>
        {t("inventory.links.dashboard")}
      </RouterButton>
      <RouterButton
        to="/dashboard/inventory/stock-movements"
        variant="default"
        icon={<IconListDetails {...look} />}
      >
        {t("inventory.links.movements")}
      </RouterButton>
      <RouterButton to="/dashboard/inventory/counts" variant="default" icon={<IconClipboardList {...look} />}>
        {t("inventory.links.counts")}
      </RouterButton>
    </nav>
  );
}

import { IconQrcodeOff } from "@tabler/icons-react";
import { screens } from "#platform/domain/access/screens.ts";
import { RouterButton } from "#platform/web/router-button.tsx";
import { useT } from "#platform/web/use-t.ts";
import type { SettingsTable } from "../../contract/store-tables.ts";
import classes from "./tables.module.css";

/** While the QR menu is off, this notice says that the codes lead nowhere and where to switch it on. */
export function QrNotice({ tables }: { tables: readonly SettingsTable[] }) {
  const t = useT();
  if (tables.some((table) => table.menu_path !== null)) return null;
  return (
    <div className={classes.notice} data-tone="amber">
      <IconQrcodeOff size={20} aria-hidden="true" />
      <p>{t("tables.qr_off_notice")}</p>
      <RouterButton variant="default" to={screens.settings.path}>
        {t("tables.to_store")}
      </RouterButton>
    </div>
  );
}

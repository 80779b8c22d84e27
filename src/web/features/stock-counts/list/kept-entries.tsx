import { IconCloudOff } from "@tabler/icons-react";
import { RouterButton } from "../../../platform/router-button.tsx";
import { useUser } from "../../../platform/session/session.ts";
import { storedKeys } from "../../../platform/stored.ts";
import { useT } from "../../../platform/use-t.ts";
import { keptCounts } from "../sheet/pending-entries.ts";
import classes from "../sheet/sheet.module.css";

/** Entries that this device still keeps: they are sent from the page of their count, by who typed them. */
export function KeptEntries() {
  const t = useT();
  const user = useUser();
  const { own, isOthers } = keptCounts(storedKeys(), user?.user_id);
  return (
    <>
      {own.map((id) => (
        <div key={id} className={classes.waiting} data-tone="amber">
          <IconCloudOff size={20} aria-hidden="true" />
          <p>{t("stockCounts.unsent.kept")}</p>
          <RouterButton
            to="/dashboard/inventory/counts/$countId"
            params={{ countId: String(id) }}
            variant="default"
          >
            {t("stockCounts.unsent.open")}
          </RouterButton>
        </div>
      ))}
      {isOthers ? (
        <p className={classes.waiting} data-tone="amber">
          <IconCloudOff size={20} aria-hidden="true" />
          {t("stockCounts.unsent.not_own")}
        </p>
      ) : null}
    </>
  );
}

import { IconCloudOff } from "@tabler/icons-react";
import { RouterButton } from "#platform/web/router-button.tsx";
import { useUser } from "#platform/web/session/session.ts";
import { storedKeys } from "#platform/web/stored.ts";
import { useT } from "#platform/web/use-t.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { keptCounts } from "../sheet/pending-entries.ts";
import classes from "../sheet/sheet.module.css";

/** Entries that this device still keeps: they are sent from the page of their count, by who typed them. */
export function KeptEntries() {
  const t = useT();
  const user = useUser();
  const { own, isOthers } = keptCounts(storedKeys(), user?.user_id);
  return (
    <div className={classes.notices}>
      {own.map((id) => (
        <Notice
          key={id}
          tone="amber"
          icon={<IconCloudOff size={20} aria-hidden="true" />}
          action={
            <RouterButton
              to="/dashboard/inventory/counts/$countId"
              params={{ countId: String(id) }}
              variant="default"
            >
              {t("stockCounts.unsent.open")}
            </RouterButton>
          }
        >
          {t("stockCounts.unsent.kept")}
        </Notice>
      ))}
      {isOthers ? (
        <Notice tone="amber" icon={<IconCloudOff size={20} aria-hidden="true" />}>
          {t("stockCounts.unsent.not_own")}
        </Notice>
      ) : null}
    </div>
  );
}

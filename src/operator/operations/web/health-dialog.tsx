import { useQuery } from "@tanstack/react-query";
import { formatDateTime } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { TenantHealth } from "../contract/health.ts";
import classes from "./operations.module.css";
import { tenantHealthQuery } from "./operations-api.ts";
import { TenantHealthFacts } from "./tenant-health-facts.tsx";

interface HealthDialogProps {
  /** As the list knew it; what is known now replaces it. */
  listed: TenantHealth;
  onClose: () => void;
  onLook: () => void;
}

/** All that is summed of a restaurant, and the way into it. */
export function HealthDialog({ listed, onClose, onLook }: HealthDialogProps) {
  const t = useT();
  const { data: health = listed } = useQuery(tenantHealthQuery(listed.tenant_id));
  return (
    <AppDialog
      opened
      onClose={onClose}
      title={health.name}
      footer={<Button onClick={onLook}>{t("operations.look.submit", { tenant: health.name })}</Button>}
    >
      {health.computed_at === null ? null : (
        <p className={classes.computed}>
          {t("operations.health.computed", { time: formatDateTime(health.computed_at) })}
        </p>
      )}
      <TenantHealthFacts health={health} />
    </AppDialog>
  );
}

import { formatDate } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { useDeletion } from "./deletions-api.ts";
import classes from "./tenants.module.css";
import type { Tenant } from "./tenants-api.ts";

/** Badges: switched on or off, subscription over, date of deletion. */
export function TenantBadges({ tenant }: { tenant: Pick<Tenant, "id" | "is_active" | "has_ended"> }) {
  const t = useT();
  const deletion = useDeletion(tenant.id);
  const { is_active: isActive, has_ended: hasEnded } = tenant;
  return (
    <span className={classes.badges}>
      {isActive && hasEnded ? null : (
        <StatusBadge
          tone={isActive ? "green" : "grey"}
          label={t(isActive ? "platformTenants.state_active" : "platformTenants.state_inactive")}
        />
      )}
      {hasEnded ? <StatusBadge tone="amber" label={t("platformTenants.ended")} /> : null}
      {deletion ? (
        <StatusBadge tone="red" label={t("tenantDeletion.badge", { date: formatDate(deletion.due_at) })} />
      ) : null}
    </span>
  );
}

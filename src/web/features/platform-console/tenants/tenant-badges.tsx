import { StatusBadge } from "../../../../ui/data/status-badge.tsx";
import { useT } from "../../../platform/use-t.ts";
import classes from "./tenants.module.css";
import type { Tenant } from "./tenants-api.ts";

/** Whether a restaurant is switched on, and whether its subscription is over. */
export function TenantBadges({ tenant }: { tenant: Pick<Tenant, "is_active" | "has_ended"> }) {
  const t = useT();
  const { is_active: isActive, has_ended: hasEnded } = tenant;
  return (
    <span className={classes.badges}>
      <StatusBadge
        tone={isActive ? "green" : "grey"}
        label={t(isActive ? "platformTenants.state_active" : "platformTenants.state_inactive")}
      />
      {hasEnded ? <StatusBadge tone="amber" label={t("platformTenants.ended")} /> : null}
    </span>
  );
}

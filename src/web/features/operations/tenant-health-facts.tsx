import type { TenantHealth } from "../../../contract/operations/health.ts";
import { Facts } from "../../../ui/data/facts.tsx";
import { formatCount, formatDateTime } from "../../platform/format.ts";
import { useT } from "../../platform/use-t.ts";
import { HealthNeeds } from "./health-needs.tsx";
import classes from "./operations.module.css";
import { versionsText } from "./versions-text.ts";

const MEGABYTE = 1_000_000;

/** How one restaurant is, for its page and its dialog; nothing that could be mistaken for a sum before the first one. */
export function TenantHealthFacts({ health }: { health: TenantHealth }) {
  const t = useT();
  const moment = (at: Date | null) => (at === null ? t("operations.health.never") : formatDateTime(at));
  const { oldest_unsealed_at: oldest } = health;
  if (health.computed_at === null)
    return <p className={classes.hint}>{t("operations.health.not_computed")}</p>;
  return (
    <Facts
      facts={[
        [t("operations.health.need"), <HealthNeeds key="needs" health={health} />],
        [t("operations.health.last_order"), moment(health.last_order_at)],
        [
          t("operations.health.unsealed"),
          oldest === null
            ? formatCount(health.unsealed)
            : t("operations.health.unsealed_since", {
                count: health.unsealed,
                time: formatDateTime(oldest),
              }),
        ],
        [t("operations.health.failed_jobs"), formatCount(health.failed_jobs)],
        [t("operations.health.devices"), formatCount(health.devices)],
        [t("operations.health.versions"), versionsText(health.versions, t) || null],
        [
          t("operations.health.storage"),
          t("operations.health.storage_value", {
            count: health.pictures,
            size: (health.picture_bytes / MEGABYTE).toFixed(1),
          }),
        ],
        [t("operations.health.rows"), formatCount(health.rows_made)],
        [t("operations.health.last_sign_in"), moment(health.last_sign_in_at)],
        [t("operations.health.sign_ins"), formatCount(health.sign_ins)],
      ]}
    />
  );
}

import { sizeText } from "#platform/domain/text/size-text.ts";
import { formatCount, formatDateTime } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { Facts } from "#ui/data/facts.tsx";
import type { TenantHealth } from "../contract/health.ts";
import { HealthNeeds } from "./health-needs.tsx";
import classes from "./operations.module.css";
import { storedBytes } from "./stored-bytes.ts";
import { versionsText } from "./versions-text.ts";

/** How one restaurant is, for its page and its dialog; nothing that could be mistaken for a sum before the first one. */
export function TenantHealthFacts({ health }: { health: TenantHealth }) {
  const t = useT();
  const moment = (at: Date | null) => (at === null ? t("operations.health.never") : formatDateTime(at));
  const { oldest_unsealed_at: oldest } = health;
  if (health.computed_at === null)
    return <p className={classes.hint}>{t("operations.health.not_computed")}</p>;
  return (
    <>
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
          [t("operations.health.last_sign_in"), moment(health.last_sign_in_at)],
          [t("operations.health.sign_ins"), formatCount(health.sign_ins)],
        ]}
      />
      <Stored health={health} />
    </>
  );
}

/** What it stores, by kind; what of it is an estimate says so. */
function Stored({ health }: { health: TenantHealth }) {
  const t = useT();
  const value = (count: number, bytes: number) =>
    t("operations.health.stored_value", { count: formatCount(count), size: sizeText(bytes) });
  return (
    <>
      <p className={classes.part}>{t("operations.health.storage_hint")}</p>
      <Facts
        facts={[
          [t("operations.health.storage"), sizeText(storedBytes(health))],
          [t("operations.health.pictures"), value(health.pictures, health.picture_bytes)],
          [t("operations.health.exports"), value(health.exports, health.export_bytes)],
          [t("operations.health.documents"), value(health.documents, health.document_bytes)],
          [
            t("operations.health.rows"),
            t("operations.health.stored_about", {
              count: formatCount(health.rows_made),
              size: sizeText(health.row_bytes),
            }),
          ],
        ]}
      />
    </>
  );
}

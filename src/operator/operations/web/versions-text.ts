import type { Translate } from "#platform/web/i18n.ts";
import type { TenantHealth } from "../contract/health.ts";

/** The releases that devices run, and how many of each: `1.8.0: 3 · not told: 1`. */
export function versionsText(versions: TenantHealth["versions"], t: Translate): string {
  return versions
    .map(({ version, devices }) =>
      t("operations.health.version_devices", {
        version: version === "" ? t("operations.health.version_unknown") : version,
        count: devices,
      }),
    )
    .join(" · ");
}

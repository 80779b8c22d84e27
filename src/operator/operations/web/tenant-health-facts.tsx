import { useQuery } from "@tanstack/react-query";
import { factsText } from "#platform/web/facts-text.ts";
import { formatCount, formatDateTime } from "#platform/web/format.ts";
import { formatSize } from "#platform/web/format-size.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import { Facts } from "#ui/data/facts.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Muted, Stack } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { Tone } from "#ui/theme/tone.ts";
import type { TenantHealth } from "../contract/health.ts";
import { tenantHealthQuery } from "./operations-api.ts";

/** Health of one restaurant, for its page and its dialog. It shows no figures before the first sum. */
export function TenantHealthFacts({ health }: { health: TenantHealth }) {
  const t = useT();
  const moment = (at: Date | null) => (at === null ? t("operations.health.never") : formatDateTime(at));
  const { oldest_unsealed_at: oldest } = health;
  if (health.computed_at === null) return <Muted>{t("operations.health.not_computed")}</Muted>;
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
          [t("common.failed_jobs"), formatCount(health.failed_jobs)],
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

/** Stored things by kind; estimates are marked as such. */
function Stored({ health }: { health: TenantHealth }) {
  const t = useT();
  const value = (count: number, bytes: number) =>
    t("operations.health.stored_value", { count: formatCount(count), size: formatSize(bytes) });
  return (
    <>
      <Muted above={16} below={8} size="sm">
        {t("operations.health.storage_hint")}
      </Muted>
      <Facts
        facts={[
          [t("operations.health.storage"), formatSize(storedBytes(health))],
          [t("operations.health.pictures"), value(health.pictures, health.picture_bytes)],
          [t("operations.health.exports"), value(health.exports, health.export_bytes)],
          [t("common.documents"), value(health.documents, health.document_bytes)],
          [
            t("operations.health.rows"),
            t("operations.health.stored_about", {
              count: formatCount(health.rows_made),
              size: formatSize(health.row_bytes),
            }),
          ],
        ]}
      />
    </>
  );
}

const tones = {
  unsealed_long: "red",
  unsealed: "amber",
  failed_jobs: "red",
  quiet: "amber",
} as const satisfies Record<TenantHealth["needs"][number], Tone>;

/** The problems of a restaurant, each as a badge. */
export function HealthNeeds({ health: { needs, computed_at } }: { health: TenantHealth }) {
  const t = useT();
  if (computed_at === null)
    return <StatusBadge tone="grey" look="plain" label={t("operations.health.unknown")} />;
  if (needs.length === 0)
    return <StatusBadge tone="green" look="plain" label={t("operations.health.well")} />;
  return (
    <Stack as="span" align="start" gap={4}>
      {needs.map((need) => (
        <StatusBadge key={need} tone={tones[need]} label={t(`operations.health.needs.${need}`)} lines="two" />
      ))}
    </Stack>
  );
}

/** Bytes that a restaurant stores, with the estimate of its rows. */
export const storedBytes = ({ picture_bytes, export_bytes, document_bytes, row_bytes }: TenantHealth) =>
  picture_bytes + export_bytes + document_bytes + row_bytes;

/** Lists the releases that devices run, and how many of each: `1.8.0: 3 · not told: 1`. */
export function versionsText(versions: TenantHealth["versions"], t: Translate): string {
  return factsText(
    versions.map(({ version, devices }) =>
      t("operations.health.version_devices", {
        version: version === "" ? t("operations.health.version_unknown") : version,
        count: devices,
      }),
    ),
  );
}

interface HealthDialogProps {
  /** The row of the list, shown until the current health arrives. */
  listed: TenantHealth;
  onClose: () => void;
  onLook: () => void;
}

/** Shows the whole health of a restaurant and starts a support visit. */
export function HealthDialog({ listed, onClose, onLook }: HealthDialogProps) {
  const t = useT();
  const { data: health = listed } = useQuery(tenantHealthQuery(listed.tenant_id));
  return (
    <AppDialog
      opened
      onClose={onClose}
      title={health.name}
      footer={<Button onClick={onLook}>{t("operations.look.action")}</Button>}
    >
      {health.computed_at === null ? null : (
        <Muted below={12} size="sm">
          {t("operations.health.computed", { time: formatDateTime(health.computed_at) })}
        </Muted>
      )}
      <TenantHealthFacts health={health} />
    </AppDialog>
  );
}

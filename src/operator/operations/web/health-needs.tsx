import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import type { Tone } from "#ui/theme/tone.ts";
import type { TenantHealth } from "../contract/health.ts";
import classes from "./operations.module.css";

const tones = {
  unsealed_long: "red",
  unsealed: "amber",
  failed_jobs: "red",
  quiet: "amber",
} as const satisfies Record<TenantHealth["needs"][number], Tone>;

/** What a restaurant needs help with, each as a word. */
export function HealthNeeds({ health: { needs, computed_at } }: { health: TenantHealth }) {
  const t = useT();
  if (computed_at === null)
    return <StatusBadge tone="grey" look="plain" label={t("operations.health.unknown")} />;
  if (needs.length === 0)
    return <StatusBadge tone="green" look="plain" label={t("operations.health.well")} />;
  return (
    <span className={classes.needs}>
      {needs.map((need) => (
        <StatusBadge key={need} tone={tones[need]} label={t(`operations.health.needs.${need}`)} />
      ))}
    </span>
  );
}

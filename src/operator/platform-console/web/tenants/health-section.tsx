import { IconEye } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { TenantHealthFacts, tenantHealthQuery } from "#operator/operations/web/public.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { formatDateTime } from "#platform/web/format.ts";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "#ui/frame/section.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";

interface HealthSectionProps {
  tenantId: TenantId;
  /** Asks for the reason of a look into the restaurant's screens. */
  onLook: () => void;
}

/** How the restaurant is, as it was last summed, and the way into its screens. */
export function HealthSection({ tenantId, onLook }: HealthSectionProps) {
  const t = useT();
  const { data, error, refetch, isFetching } = useQuery(tenantHealthQuery(tenantId));
  const computed = data?.computed_at;
  return (
    <Section
      title={t("operations.nav.health")}
      description={computed ? t("operations.health.computed", { time: formatDateTime(computed) }) : undefined}
      action={
        <Button
          variant="default"
          icon={<IconEye size={20} stroke={1.75} aria-hidden="true" />}
          onClick={onLook}
        >
          {t("operations.look.action")}
        </Button>
      }
    >
      {data ? (
        <SurfaceCard>
          <TenantHealthFacts health={data} />
        </SurfaceCard>
      ) : error ? (
        <FailureState reason={errorText(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <ListSkeleton label={t("ui.loading")} count={1} rowHeight={140} />
      )}
    </Section>
  );
}

import { useQuery } from "@tanstack/react-query";
import { formatDateTime } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { type Tenant, tenantQuery } from "./tenants-api.ts";

export interface ServiceNoticeProps {
  tenant: Tenant;
  /** What is about to be done with it. */
  act: "switch_off" | "remove";
}

/** Says that a restaurant is in service, so that nobody cuts dinner by surprise; nothing when no drawer is open. Asked anew with each dialog. */
export function ServiceNotice({ tenant, act }: ServiceNoticeProps) {
  const t = useT();
  const { data } = useQuery({ ...tenantQuery(tenant.id), staleTime: 0 });
  const { in_service_since: since } = data?.tenantInfo ?? tenant;
  if (since === null) return null;
  return (
    <Notice tone="amber" role="status">
      <p>{t("subscription.in_service.since", { since: formatDateTime(since) })}</p>
      <p>{t(`subscription.in_service.${act}`)}</p>
    </Notice>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PriceTax } from "#core/pricing/domain/tax-type.ts";
import { failureText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { Section } from "#ui/frame/section.tsx";
import { serviceChargeQuery } from "./service-charge-api.ts";
import { type SavedServiceCharge, ServiceChargeForm } from "./service-charge-form.tsx";

/** The service charge of the house. */
export function ServiceChargeSection({ tax }: { tax: PriceTax }) {
  const t = useT();
  const service = useQuery(serviceChargeQuery);
  return (
    <Section title={t("taxes.service.title")} description={t("taxes.service.hint")}>
      {service.data ? (
        <EditedServiceCharge saved={service.data} tax={tax} />
      ) : service.error ? (
        <FailureState
          reason={failureText(service.error, "taxes.load_failed")}
          onRetry={() => void service.refetch()}
          busy={service.isFetching}
        />
      ) : (
        <ListSkeleton label={t("ui.loading")} count={3} />
      )}
    </Section>
  );
}

/** The form begins anew with what was saved, here or elsewhere, but never while something is typed in it. */
function EditedServiceCharge({ saved, tax }: { saved: SavedServiceCharge; tax: PriceTax }) {
  const [begunWith, setBegunWith] = useState(saved);
  const [isDirty, setDirty] = useState(false);
  if (!isDirty && begunWith !== saved) setBegunWith(saved);
  return <ServiceChargeForm key={begunWith.version} saved={begunWith} tax={tax} onDirty={setDirty} />;
}

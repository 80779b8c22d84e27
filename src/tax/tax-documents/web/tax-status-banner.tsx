import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { screens } from "#platform/domain/access/screens.ts";
import { sentencesText } from "#platform/domain/text/sentences.ts";
import { formatDateTime } from "#platform/web/format.ts";
import { RouterButton } from "#platform/web/router-button.tsx";
import { useMayDo } from "#platform/web/session/session.ts";
import { showError } from "#platform/web/show-error.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import type { ContingencyDuty, TaxStatus } from "../contract/sending.ts";
import { RefusalReasons } from "./refusal-reasons.tsx";
import classes from "./tax-documents.module.css";
import { taxStatusQuery, useEndContingency, useResume } from "./tax-status-api.ts";

/**
 * Warns of anything that keeps sales from the ministry, with what to do and the hours that the law leaves
 * (GUIDE §20, §21). Shows nothing while all is well or while the status cannot be read: the page below shows
 * that failure.
 */
export function TaxStatusBanner() {
  const { data: status } = useQuery(taxStatusQuery);
  useRealtimeRefresh(["tax_documents_changed"], [taxStatusQuery.queryKey]);
  if (!status || status.environment === null) return null;
  return (
    <div className={classes.notices}>
      <Halted status={status} />
      <Contingency status={status} />
      {status.duties.map((duty) => (
        <Duty key={`${duty.duty} ${duty.until.getTime()}`} duty={duty} />
      ))}
      <DocumentsToCorrect status={status} />
    </div>
  );
}

interface Shown {
  status: TaxStatus;
}

function Halted({ status: { halted } }: Shown) {
  const t = useT();
  if (halted === null) return null;
  return (
    <Notice
      tone="red"
      action={
        <>
          <Credentials />
          <TryAgain />
        </>
      }
    >
      <p>
        <strong>{t(`taxSending.halted.${halted.why}.title`)}</strong>
      </p>
      <p>{t(`taxSending.halted.${halted.why}.text`)}</p>
    </Notice>
  );
}

function Contingency({ status: { contingency } }: Shown) {
  const t = useT();
  if (contingency === null) return null;
  const { kind, reason, began_at: began, is_declared: isDeclared, documents } = contingency;
  return (
    <Notice tone="amber" action={<EndContingency />}>
      <p>
        <strong>{t("taxSending.contingency.title", { since: formatDateTime(began) })}</strong>
      </p>
      <p>{t(`taxSending.contingency.cause.${kind}`, { reason: reason ?? "" })}</p>
      <p>{t(isDeclared ? "taxSending.contingency.goes_on_declared" : "taxSending.contingency.goes_on")}</p>
      {documents > 0 ? <p>{t("taxSending.contingency.documents", { count: documents })}</p> : null}
    </Notice>
  );
}

/** Hours left from which the notice is red. */
const FEW_HOURS = 6;

function Duty({ duty: { duty, hours_left: hours, until, documents, refused } }: { duty: ContingencyDuty }) {
  const t = useT();
  const at = formatDateTime(until);
  const isLate = hours < 0;
  const isUrgent = refused !== null || hours < FEW_HOURS;
  return (
    <>
      <Notice tone={isUrgent ? "red" : "amber"} action={refused ? <TryAgain /> : null}>
        <p>
          <strong>{t(`taxSending.duty.${duty}`, { count: documents })}</strong>
        </p>
        <p>
          {sentencesText(
            [
              isLate
                ? t("taxSending.duty.late", { until: at })
                : t("taxSending.duty.left", { count: hours, until: at }),
              refused && t(isLate ? "taxSending.duty.refused_late" : "taxSending.duty.refused"),
              !isLate && !refused && t("taxSending.duty.goes_on"),
            ],
            t,
          )}
        </p>
      </Notice>
      {refused && !isLate ? <RefusalReasons {...refused} /> : null}
    </>
  );
}

function DocumentsToCorrect({ status: { environment, rejected, drafts } }: Shown) {
  const t = useT();
  if (rejected + drafts === 0) return null;
  return (
    <Notice
      tone="red"
      action={
        <RouterButton
          variant="default"
          to={screens.accounting.path}
          search={{ estado: "to_mend", environment }}
        >
          {t("taxSending.see")}
        </RouterButton>
      }
    >
      {rejected > 0 ? <p>{t("taxSending.rejected", { count: rejected })}</p> : null}
      {drafts > 0 ? <p>{t("taxSending.drafts", { count: drafts })}</p> : null}
    </Notice>
  );
}

/** Link to credentials and certificate, for people who may change them. */
function Credentials() {
  const t = useT();
  const mayDo = useMayDo();
  if (!mayDo("taxIssuer.setUp")) return null;
  return (
    <RouterButton variant="default" to="/dashboard/settings/tax-issuer" search={{ tab: "credentials" }}>
      {t("taxIssuer.refused.mend")}
    </RouterButton>
  );
}

function TryAgain() {
  const t = useT();
  const resume = useResume();
  return (
    <Steer
      label={t("taxSending.again")}
      isBusy={resume.isPending}
      onPress={() => resume.mutateAsync(undefined)}
    />
  );
}

function EndContingency() {
  const t = useT();
  const end = useEndContingency();
  return (
    <Steer
      label={t("taxSending.contingency.end")}
      isBusy={end.isPending}
      onPress={() => end.mutateAsync(undefined)}
    />
  );
}

interface SteerProps {
  label: string;
  isBusy: boolean;
  onPress: () => Promise<{ message: string }>;
}

function Steer({ label, isBusy, onPress }: SteerProps) {
  return (
    <IfMaySetUpTaxes>
      <Button
        variant="default"
        busy={isBusy}
        onClick={() => void onPress().then(({ message }) => toastSuccess(message), showError)}
      >
        {label}
      </Button>
    </IfMaySetUpTaxes>
  );
}

/** Button for people who may set up taxes; others see the text alone. */
function IfMaySetUpTaxes({ children }: { children: ReactNode }) {
  const mayDo = useMayDo();
  return mayDo("tax.setUp") ? children : null;
}

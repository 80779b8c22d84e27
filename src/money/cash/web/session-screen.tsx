import { IconArrowLeft, IconPrinter } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CashReport } from "#money/cash-reports/contract/cash-reports.ts";
import { mayDo } from "#platform/domain/access/actions.ts";
import { mayApprove } from "#platform/domain/access/approvals.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { type CashMovementKind, cashMovementKinds } from "../domain/cash-movement.ts";
import classes from "./cash.module.css";
import { reportQuery, type SessionId } from "./cash-api.ts";
import { printCash } from "./cash-print.ts";
import { CloseDialog } from "./close-dialog.tsx";
import { MovementDialog } from "./movement-dialog.tsx";
import { ReportView } from "./report-view.tsx";
import { SessionPayments } from "./session-payments.tsx";

export interface SessionScreenProps {
  sessionId: SessionId;
  onBack: () => void;
}

/** One session: X with what can be done while it is open, Z once it is closed. */
export function SessionScreen({ sessionId, onBack }: SessionScreenProps) {
  const t = useT();
  const report = useQuery(reportQuery(sessionId));
  return (
    <>
      <Button
        variant="subtle"
        className={classes.back}
        icon={<IconArrowLeft size={18} aria-hidden="true" />}
        onClick={onBack}
      >
        {t("cash.back")}
      </Button>
      {report.data ? (
        <Session report={report.data} />
      ) : report.isError ? (
        <FailureState
          reason={errorText(report.error)}
          onRetry={() => void report.refetch()}
          busy={report.isFetching}
        />
      ) : (
        <ListSkeleton label={t("ui.loading")} count={6} />
      )}
    </>
  );
}

function Session({ report }: { report: CashReport }) {
  const t = useT();
  const { closing, drawer, figures } = report;
  // Without what was sold it is no X.
  const isBlind = figures.takings === null;
  const title = closing
    ? t("cash.z_title", { z: closing.z_no, drawer })
    : t(isBlind ? "cash.session_title" : "cash.x_title", { drawer });
  return (
    <>
      <PageHeader
        title={title}
        meta={
          <StatusBadge tone={closing ? "grey" : "green"} label={t(closing ? "cash.closed" : "cash.open")} />
        }
        action={
          isBlind ? null : (
            <Button
              variant="default"
              icon={<IconPrinter size={18} aria-hidden="true" />}
              onClick={() => void printCash(report.session_id)}
            >
              {t(closing ? "cash.print_z" : "cash.print_x")}
            </Button>
          )
        }
      />
      {closing ? null : <Actions report={report} />}
      <ReportView report={report} />
      <SessionPayments sessionId={report.session_id} currency={report.store.currency} />
    </>
  );
}

function Actions({ report }: { report: CashReport }) {
  const t = useT();
  const user = useUser();
  const [moving, setMoving] = useState<CashMovementKind | null>(null);
  const [isClosing, setClosing] = useState(false);
  if (!user || !mayDo(actorOf(user), "cash.work")) return null;
  if (!report.is_mine && !mayApprove(actorOf(user)))
    return <p className={classes.hint}>{t("cash.not_yours", { name: report.opened_by })}</p>;
  return (
    <div className={classes.actions}>
      {cashMovementKinds.map((kind) => (
        <Button key={kind} size="lg" variant="default" onClick={() => setMoving(kind)}>
          {t(`cash.move.${kind}.action`)}
        </Button>
      ))}
      <Button size="lg" onClick={() => setClosing(true)}>
        {t("cash.close.action")}
      </Button>
      {moving ? <MovementDialog kind={moving} report={report} onClose={() => setMoving(null)} /> : null}
      {isClosing ? <CloseDialog report={report} onClose={() => setClosing(false)} /> : null}
    </div>
  );
}

import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { formatCount, formatDateTime } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import type { Certification, TestRun } from "#tax/tax-documents/contract/certification.ts";
import { RefusalReasons } from "#tax/tax-documents/web/refusal-reasons.tsx";
import { DataTable } from "#ui/data/data-table.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { ProgressBar } from "#ui/feedback/progress-bar.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Muted, Row, Stack } from "#ui/layout/layout.tsx";
import { Loaded } from "./loaded.tsx";
import { certificationQuery, useStopTests } from "./tax-issuer-api.ts";

type Count = Certification["counts"][number];

/** Shows how many documents of each kind the test service must seal, and how many it has. */
export function CertificationSection() {
  const t = useT();
  const counts = useQuery(certificationQuery);
  return (
    <Section title={t("taxIssuer.certification.title")} description={t("taxIssuer.certification.intro")}>
      <Loaded query={counts}>
        {(certification) => (
          <Stack gap={12}>
            <TestRunState certification={certification} />
            <DataTable
              caption={t("taxIssuer.certification.title")}
              columns={columnsOf(t)}
              rows={certification.counts}
              rowKey={({ kind }) => kind}
              state={{ status: "ready" }}
              empty={null}
            />
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

const columnsOf = (t: Translate): Column<Count>[] => [
  {
    key: "kind",
    header: t("common.document"),
    cell: ({ kind }) => t(`taxIssuer.kind.${kind}`),
    role: "primary",
  },
  {
    key: "done",
    header: t("taxIssuer.certification.done"),
    cell: ({ done }) => formatCount(done),
    align: "end",
  },
  {
    key: "needed",
    header: t("taxIssuer.certification.needed"),
    cell: ({ needed }) => formatCount(needed),
    align: "end",
  },
  {
    key: "waiting",
    header: t("taxIssuer.certification.waiting"),
    cell: ({ waiting }) => formatCount(waiting),
    align: "end",
  },
  {
    key: "left",
    header: t("taxIssuer.certification.left"),
    cell: ({ done, needed }) =>
      done >= needed ? (
        <StatusBadge tone="green" label={t("taxIssuer.certification.complete")} look="plain" />
      ) : (
        needed - done
      ),
    align: "end",
  },
];

const TestRunDialog = lazy(() =>
  import("./test-run-dialog.tsx").then((module) => ({ default: module.TestRunDialog })),
);

/** Makes the documents that certification still wants, says how far that is and why it ended, and stops it. */
function TestRunState({ certification }: { certification: Certification }) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const { counts, can_make: canMake, run } = certification;
  const isMissing = counts.some(({ done, needed }) => done < needed);
  if (run?.ended === null) return <Going certification={certification} run={run} />;
  return (
    <>
      {run && (isMissing || run.ended === "done") ? <Ended run={run} /> : null}
      {isMissing ? (
        <Row wrap gap={8}>
          <Button variant="default" disabled={!canMake} onClick={() => setAsking(true)}>
            {t("taxIssuer.certification.start")}
          </Button>
          {canMake ? null : (
            <Muted above={4} below={12}>
              {t("taxIssuer.certification.only_in_test")}
            </Muted>
          )}
        </Row>
      ) : null}
      {isAsking ? (
        <Suspense fallback={null}>
          <TestRunDialog counts={counts} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function Going({ certification: { counts }, run }: { certification: Certification; run: TestRun }) {
  const t = useT();
  const stop = useStopTests();
  const asked = counts.filter(({ kind }) => run.kinds.includes(kind));
  const needed = asked.reduce((sum, count) => sum + count.needed, 0);
  const done = asked.reduce((sum, count) => sum + Math.min(count.done, count.needed), 0);
  return (
    <Notice
      tone="blue"
      action={
        <Button
          variant="default"
          busy={stop.isPending}
          onClick={() =>
            void stop.mutateAsync(undefined).then(({ message }) => toastSuccess(message), showError)
          }
        >
          {t("taxIssuer.certification.stop")}
        </Button>
      }
    >
      <p>
        <strong>{t("taxIssuer.certification.going", { done, needed })}</strong>
      </p>
      <ProgressBar label={t("taxIssuer.certification.start_title")} value={done} max={needed} />
      <p>{t("taxIssuer.certification.started", { when: formatDateTime(run.started_at) })}</p>
    </Notice>
  );
}

function Ended({ run: { ended, refused } }: { run: TestRun }) {
  const t = useT();
  if (ended === null) return null;
  const kind = refused ? t(`taxIssuer.kind.${refused.kind}`) : "";
  const tone = ended === "done" ? "green" : ended === "stopped" ? "blue" : "red";
  return (
    <>
      <Notice tone={tone}>{t(`taxIssuer.certification.ended.${ended}`, { kind })}</Notice>
      {ended === "refused" && refused ? <RefusalReasons {...refused} /> : null}
    </>
  );
}

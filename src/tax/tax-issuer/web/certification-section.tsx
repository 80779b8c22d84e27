import { useQuery } from "@tanstack/react-query";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import type { Certification } from "#tax/tax-documents/contract/certification.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { Section } from "#ui/frame/section.tsx";
import { Loaded } from "./loaded.tsx";
import classes from "./tax-issuer.module.css";
import { certificationQuery } from "./tax-issuer-api.ts";
import { TestRunState } from "./test-run-state.tsx";

type Count = Certification["counts"][number];

/** How many of each kind the ministry wants to have sealed in test, and how far that is. */
export function CertificationSection() {
  const t = useT();
  const counts = useQuery(certificationQuery);
  return (
    <Section title={t("taxIssuer.certification.title")} description={t("taxIssuer.certification.intro")}>
      <Loaded query={counts}>
        {(certification) => (
          <div className={classes.certification}>
            <TestRunState certification={certification} />
            <DataTable
              caption={t("taxIssuer.certification.title")}
              columns={columnsOf(t)}
              rows={certification.counts}
              rowKey={({ kind }) => kind}
              state={{ status: "ready" }}
              empty={null}
            />
          </div>
        )}
      </Loaded>
    </Section>
  );
}

const columnsOf = (t: Translate): Column<Count>[] => [
  {
    key: "kind",
    header: t("taxIssuer.certification.document"),
    cell: ({ kind }) => t(`taxIssuer.kind.${kind}`),
    primary: true,
  },
  { key: "done", header: t("taxIssuer.certification.done"), cell: ({ done }) => done, align: "end" },
  { key: "needed", header: t("taxIssuer.certification.needed"), cell: ({ needed }) => needed, align: "end" },
  {
    key: "waiting",
    header: t("taxIssuer.certification.waiting"),
    cell: ({ waiting }) => waiting,
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

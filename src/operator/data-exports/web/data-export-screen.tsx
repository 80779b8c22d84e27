import { IconDownload, IconFileZip, IconPackageExport } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ResponseOf } from "#platform/contract/define.ts";
import { formatCount, formatDateTime } from "#platform/web/format.ts";
import { formatSize } from "#platform/web/format-size.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { formatPercent } from "#platform/web/language/format-figures.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { ProgressBar } from "#ui/feedback/progress-bar.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ButtonLink } from "#ui/forms/button-link.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Section } from "#ui/frame/section.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Muted, Row, Stack, Text } from "#ui/layout/layout.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import type { Tone } from "#ui/theme/tone.ts";
import type { DataExport, listDataExports } from "../contract/data-exports.ts";
import { isUnderWay } from "../domain/data-export.ts";
import classes from "./data-export.module.css";
import { dataExportsQuery, exportAddress, useRequestExport } from "./data-export-api.ts";

/** /dashboard/settings/export: everything of the restaurant as one file. */
export function DataExportScreen() {
  const t = useT();
  const { data, error, refetch, isFetching } = useQuery(dataExportsQuery);
  return (
    <>
      <PageHeader title={t("screens.exportData")} />
      {data ? (
        <Exports list={data} />
      ) : (
        <QueryPending
          query={{ error, refetch, isFetching }}
          fallback="dataExport.load_failed"
          count={3}
          rowHeight={120}
        />
      )}
    </>
  );
}

function Exports({ list }: { list: ResponseOf<typeof listDataExports> }) {
  const t = useT();
  const [newest] = list.exports;
  const ready = list.exports.find(({ state }) => state === "ready");
  return (
    <Stack gap={16}>
      <SurfaceCard>
        <Row gap={16}>
          <span className={classes.icon} aria-hidden="true">
            <IconPackageExport size={28} stroke={1.5} />
          </span>
          <div className={classes.words}>
            <p>{t("dataExport.intro")}</p>
            <Muted size="sm">
              {t("dataExport.no_secrets")} {t("dataExport.kept", { count: list.kept_days })}
            </Muted>
          </div>
        </Row>
        {newest && isUnderWay(newest.state) ? (
          <Progress made={newest} />
        ) : (
          <Ask isFirst={!newest} nextAt={list.next_at} />
        )}
      </SurfaceCard>
      {newest?.state === "failed" ? (
        <Notice tone="red" role="status">
          <strong>{t("dataExport.failed")}</strong>
          <Text above={4}>{t("dataExport.failed_hint")}</Text>
        </Notice>
      ) : null}
      {ready ? <Ready made={ready} /> : null}
      <Section title={t("dataExport.history")}>
        <DataTable<DataExport>
          caption={t("dataExport.history")}
          columns={columnsOf(t)}
          rows={list.exports}
          rowKey={({ id }) => String(id)}
          state={{ status: "ready" }}
          empty={
            <EmptyState
              picture={<ReceiptPicture />}
              message={t("dataExport.empty")}
              hint={t("dataExport.empty_hint")}
              size="small"
            />
          }
        />
      </Section>
    </Stack>
  );
}

function Ask({ isFirst, nextAt }: { isFirst: boolean; nextAt: Date | null }) {
  const t = useT();
  const isLater = nextAt !== null && nextAt.getTime() > Date.now();
  const asking = useRequestExport();
  // Two taps make one export: the server returns the one that is being made.
  const ask = () => void asking.mutateAsync({}).then(({ message }) => toastSuccess(message), showError);
  return (
    <Stack align="start" gap={8} above={16}>
      <Button
        icon={<IconFileZip size={20} aria-hidden="true" />}
        busy={asking.isPending}
        disabled={isLater}
        onClick={ask}
      >
        {t(isFirst ? "dataExport.ask" : "dataExport.ask_again")}
      </Button>
      {isLater ? <Muted size="sm">{t("dataExport.next_at", { when: formatDateTime(nextAt) })}</Muted> : null}
    </Stack>
  );
}

function Progress({ made }: { made: DataExport }) {
  const t = useT();
  const isWaiting = made.state === "waiting" || made.rows_total === 0;
  return (
    <Stack gap={8} above={16}>
      <Row justify="between" wrap gap={4} across={16}>
        <strong>{t(isWaiting ? "dataExport.waiting" : "dataExport.making")}</strong>
        {isWaiting ? null : <span>{formatPercent(made.percent)}</span>}
      </Row>
      <ProgressBar label={t("dataExport.making")} max={100} value={isWaiting ? undefined : made.percent} />
      {isWaiting ? null : (
        <Muted size="sm">
          {t("dataExport.progress", {
            done: formatCount(made.rows_done),
            total: formatCount(made.rows_total),
            table: Math.min(made.tables_done + 1, made.tables_total),
            tables: made.tables_total,
          })}
        </Muted>
      )}
      <Muted size="sm">{t("dataExport.making_hint")}</Muted>
    </Stack>
  );
}

function Ready({ made }: { made: DataExport }) {
  const t = useT();
  const { bytes, keep_until: until } = made;
  return (
    <Notice
      tone="green"
      action={
        <ButtonLink
          variant="default"
          href={exportAddress(made)}
          download
          icon={<IconDownload size={20} aria-hidden="true" />}
        >
          {t("dataExport.save")}
        </ButtonLink>
      }
    >
      <strong>{t("dataExport.ready")}</strong>
      <Text above={4}>
        {t("dataExport.ready_hint", {
          size: formatSize(bytes ?? 0),
          until: until === null ? "" : formatDateTime(until),
        })}
      </Text>
    </Notice>
  );
}

const tones: Readonly<Record<DataExport["state"], Tone>> = {
  waiting: "grey",
  running: "blue",
  ready: "green",
  failed: "red",
  removed: "grey",
};

function columnsOf(t: Translate): Column<DataExport>[] {
  return [
    {
      key: "asked_at",
      header: t("dataExport.asked_at"),
      role: "primary",
      cell: ({ asked_at }) => formatDateTime(asked_at),
    },
    { key: "by", header: t("dataExport.by"), cell: ({ by }) => by ?? "" },
    {
      key: "state",
      header: t("common.status"),
      cell: ({ state }) => <StatusBadge tone={tones[state]} label={t(`dataExport.states.${state}`)} />,
    },
    {
      key: "size",
      header: t("dataExport.size"),
      align: "end",
      cell: ({ bytes }) => (bytes === null ? "" : formatSize(bytes)),
    },
  ];
}

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { MessageKey } from "#app/words/message-key.ts";
import { clientFailures, isApiError } from "#platform/web/api-error.ts";
import { formatDateTime } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { formatLength } from "#platform/web/language/format-lengths.ts";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { MailButton } from "#tax/tax-delivery/web/public.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import { Facts } from "#ui/data/facts.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Tabs } from "#ui/frame/tabs.tsx";
import { Row, Span, Stack } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { DteComplete } from "../contract/accounting.ts";
import { type DteOf, dteQuery, dteText } from "./accounting-api.ts";
import { JsonText } from "./json-text.tsx";
import { MinistryBadge } from "./ministry-badge.tsx";

type DteData = NonNullable<DteComplete["data"]>;

const parts = ["json", "answer", "raw"] as const;

/** Shows a whole tax document: the signed JSON, the ministry's answers, and the raw data. */
export function DteDialog({ of, onClose }: { of: DteOf; onClose: () => void }) {
  const t = useT();
  const dte = useQuery(dteQuery(of));
  return (
    <AppDialog opened isStill size="large" title={t("accounting.dte.title")} onClose={onClose}>
      {dte.data?.data ? (
        <DteParts data={dte.data.data} />
      ) : dte.data || dte.isError ? (
        <FailureState
          reason={dte.data ? dte.data.message || t("accounting.dte.failed") : failureOf(dte.error, t)}
          onRetry={() => void dte.refetch()}
          busy={dte.isFetching}
        />
      ) : (
        <ListSkeleton label={t("ui.loading")} count={5} />
      )}
    </AppDialog>
  );
}

/** Chooses a text of the error catalogue (back-office §8). */
function failureOf(error: unknown, t: ReturnType<typeof useT>): string {
  if (isApiError(error, ...clientFailures)) return t("accounting.dte.offline");
  return (isApiError(error) && errorText(error)) || t("accounting.dte.failed");
}

function DteParts({ data }: { data: DteData }) {
  const t = useT();
  const [part, setPart] = useState<(typeof parts)[number]>("json");
  return (
    <Stack gap={16} room="shrink">
      <DteHead data={data} />
      <Tabs
        label={t("accounting.dte.tabs")}
        tabs={parts.map((key) => ({ key, label: t(`accounting.dte.${key}`) }))}
        value={part}
        onChange={setPart}
      >
        {part === "json" ? (
          <Part
            name={t("accounting.dte.json")}
            value={data.dte_json_completo}
            none={t("accounting.dte.no_json")}
          />
        ) : part === "answer" ? (
          <Stack gap={16} room="shrink">
            <Part
              name={t("accounting.dte.answer")}
              value={data.hacienda_response}
              none={t("accounting.dte.no_answer")}
            />
            <DteExchanges exchanges={data.exchanges} />
          </Stack>
        ) : (
          <JsonText name={t("accounting.dte.raw")} text={dteText(data)} />
        )}
      </Tabs>
    </Stack>
  );
}

function Part({ name, value, none }: { name: string; value: object | null; none: string }) {
  return value === null ? <p>{none}</p> : <JsonText name={name} text={JSON.stringify(value, null, 2)} />;
}

function DteHead({ data }: { data: DteData }) {
  const t = useT();
  const { hacienda_final: final, customer, dte } = data;
  return (
    <>
      <Row wrap gap={8}>
        <MinistryBadge status={final.estado_hacienda} />
        {data.status.is_complete ? <StatusBadge tone="green" label={t("accounting.dte.completed")} /> : null}
      </Row>
      <Facts
        facts={[
          [t("common.invoice"), data.invoice && t("common.number_of", { no: data.invoice.invoice_no })],
          [t("common.control_number"), dte.numero_control],
          [t("common.generation_code"), dte.codigo_generacion],
          [t("accounting.dte.seal"), final.sello_recibido],
          [t("accounting.dte.processed"), final.fecha_procesamiento],
          [t("accounting.dte.message"), final.descripcion_mensaje],
          [t("common.customer"), customer?.nombre ?? null],
          [t("common.trade_name"), customer?.razon_social ?? null],
          [t("accounting.dte.nit"), customer?.nit ?? null],
          [t("accounting.detail.nrc"), customer?.nrc ?? null],
          [t("accounting.dte.activity"), customer?.giro ?? null],
          [t("common.phone"), customer?.telefono ?? null],
          [t("common.email"), customer?.correo ?? null],
          [t("common.address"), customer?.direccion ?? null],
        ]}
      />
      {data.status.can_send_email && customer?.correo ? (
        <Row wrap gap={8}>
          <MailButton id={data.dte_initial.id_dte} to={customer.correo} />
        </Row>
      ) : null}
    </>
  );
}

type Exchange = NonNullable<DteComplete["data"]>["exchanges"][number];

/** Lists every request to the ministry about a document: time, service, answer and our reading of it. */
function DteExchanges({ exchanges }: { exchanges: readonly Exchange[] }) {
  const t = useT();
  return (
    <Section title={t("accounting.dte.exchanges")}>
      <DataTable<Exchange>
        caption={t("accounting.dte.exchanges")}
        columns={columnsOf(t)}
        rows={exchanges}
        rowKey={(exchange) => `${exchange.at.getTime()} ${exchange.service} ${exchange.took_ms}`}
        state={{ status: "ready" }}
        empty={<p>{t("accounting.dte.nothing_sent")}</p>}
      />
    </Section>
  );
}

function columnsOf(t: Translate): Column<Exchange>[] {
  return [
    { key: "at", header: t("common.date"), cell: ({ at }) => formatDateTime(at), role: "primary" },
    {
      key: "service",
      header: t("accounting.dte.service"),
      cell: ({ service }) => t(`accounting.services.${service}`),
    },
    {
      key: "status",
      header: t("accounting.dte.http"),
      cell: ({ status, sending, took_ms }) =>
        `${status ?? t(sending === "sent" ? "accounting.dte.no_http" : `accounting.sending.${sending}`)} · ${formatLength(took_ms, "millisecond")}`,
    },
    { key: "meaning", header: t("accounting.dte.meaning"), cell: ({ meaning }) => meaningText(meaning, t) },
    {
      key: "answer",
      header: t("accounting.dte.answer"),
      cell: ({ answer }) => <Span lines="anywhere">{answer === null ? "" : beginning(answer)}</Span>,
    },
  ];
}

/** Translates a recorded reading such as `unknown: no_answer`. */
function meaningText(meaning: string, t: Translate): string {
  const [kind = "", why] = meaning.split(": ");
  const word = t(`accounting.meanings.${kind}` as MessageKey, { defaultValue: kind });
  return why === undefined ? word : `${word} (${why})`;
}

/** Characters of an answer in the table; the whole last answer is above it. */
const SHOWN = 160;
const beginning = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

import type { MessageKey } from "#app/words/message-key.ts";
import { formatCount, formatDateTime } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { Section } from "#ui/frame/section.tsx";
import type { DteComplete } from "../contract/accounting.ts";
import classes from "./accounting.module.css";

type Exchange = NonNullable<DteComplete["data"]>["exchanges"][number];

/** Every request to the ministry about a document: when, to which service, what came back and what that was taken for. */
export function DteExchanges({ exchanges }: { exchanges: readonly Exchange[] }) {
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
    { key: "at", header: t("accounting.at"), cell: ({ at }) => formatDateTime(at), primary: true },
    {
      key: "service",
      header: t("accounting.dte.service"),
      cell: ({ service }) => t(`accounting.services.${service}`),
    },
    {
      key: "status",
      header: t("accounting.dte.http"),
      cell: ({ status, sending, took_ms }) =>
        `${status ?? t(sending === "sent" ? "accounting.dte.no_http" : `accounting.sending.${sending}`)} · ${t("accounting.dte.took", { ms: formatCount(took_ms) })}`,
    },
    { key: "meaning", header: t("accounting.dte.meaning"), cell: ({ meaning }) => meaningText(meaning, t) },
    {
      key: "answer",
      header: t("accounting.dte.answer"),
      cell: ({ answer }) => <span className={classes.code}>{answer === null ? "" : beginning(answer)}</span>,
    },
  ];
}

/** `unknown: no_answer` and what else the machine wrote down, in words. */
function meaningText(meaning: string, t: Translate): string {
  const [kind = "", why] = meaning.split(": ");
  const word = t(`accounting.meanings.${kind}` as MessageKey, { defaultValue: kind });
  return why === undefined ? word : `${word} (${why})`;
}

/** Characters of an answer in the table; the last one stands whole above it. */
const SHOWN = 160;
const beginning = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

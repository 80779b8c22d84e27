import { useQuery } from "@tanstack/react-query";
import { formatDateTime, formatTime } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { listState } from "#platform/web/lists/list-frame.tsx";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { Section } from "#ui/frame/section.tsx";
import { LockedPicture } from "#ui/pictures/locked-picture.tsx";
import type { SupportVisitRow } from "../../contract/support-visits.ts";
import { supportAccessQuery, useSetSupportAccess } from "./notices-api.ts";

/** For admins: allows support visits or forbids them, and lists them. */
export function SupportVisitsSection() {
  const t = useT();
  const visits = useQuery(supportAccessQuery);
  const { data } = visits;
  const setting = useSetSupportAccess();
  const set = (mayLook: boolean) =>
    setting.mutate(mayLook, { onSuccess: ({ message }) => void toastSuccess(message), onError: showError });
  return (
    <Section title={t("operations.seen.title")} description={t("operations.seen.hint")}>
      {data ? (
        <CheckField
          look="switch"
          label={t("operations.seen.allow")}
          checked={setting.isPending ? setting.variables : data.may_look}
          disabled={setting.isPending}
          onChange={set}
        />
      ) : null}
      <DataTable
        caption={t("operations.seen.title")}
        columns={columnsOf(t)}
        rows={data?.rows ?? []}
        rowKey={({ id }) => String(id)}
        state={listState(visits)}
        empty={<EmptyState picture={<LockedPicture />} message={t("operations.look.none")} size="small" />}
      />
    </Section>
  );
}

function columnsOf(t: Translate): Column<SupportVisitRow>[] {
  return [
    { key: "reason", header: t("common.reason"), role: "primary", cell: ({ reason }) => reason },
    { key: "by", header: t("operations.look.by"), cell: ({ operator_name }) => operator_name },
    { key: "began", header: t("operations.look.began"), cell: ({ began_at }) => formatDateTime(began_at) },
    { key: "ended", header: t("operations.look.ended"), cell: (look) => <LookEnd look={look} /> },
  ];
}

function LookEnd({ look: { ended_at, ended_by, ends_at } }: { look: SupportVisitRow }) {
  const t = useT();
  if (ended_at === null || ended_by === null)
    return ends_at.getTime() > Date.now()
      ? t("operations.look.lasting", { time: formatTime(ends_at) })
      : t("operations.look.ended_by.time");
  return (
    <Stacked>
      <span>{formatDateTime(ended_at)}</span>
      <Lesser>{t(`operations.look.ended_by.${ended_by}`)}</Lesser>
    </Stacked>
  );
}

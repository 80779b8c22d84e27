import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Language } from "#platform/domain/text/languages.ts";
import { formatDateTime } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { listState } from "#platform/web/lists/list-frame.tsx";
import { showError } from "#platform/web/show-error.ts";
import { useLanguage, useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Span } from "#ui/layout/layout.tsx";
import type { MenuAction } from "#ui/overlay/action-menu.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import { CustomersPicture } from "#ui/pictures/customers-picture.tsx";
import type { Tone } from "#ui/theme/tone.ts";
import type { Announcement } from "../contract/announcements.ts";
import { announcementText, languageOfText } from "../domain/announcement-texts.ts";
import { AnnouncementDialog } from "./announcement-dialog.tsx";
import classes from "./operations.module.css";
import { announcementsListQuery, useWithdraw } from "./operations-api.ts";

type State = "now" | "later" | "over" | "withdrawn";

const tones = { now: "green", later: "blue", over: "grey", withdrawn: "grey" } as const satisfies Record<
  State,
  Tone
>;

function stateOf({ withdrawn_at, from_at, until_at }: Announcement, now: Date): State {
  if (withdrawn_at !== null) return "withdrawn";
  if (until_at <= now) return "over";
  return from_at > now ? "later" : "now";
}

/** Lists the announcements to restaurants; they are written, changed and withdrawn here. */
export function AnnouncementsScreen() {
  const t = useT();
  const language = useLanguage();
  const [opened, setOpened] = useState<Announcement | "new" | null>(null);
  const list = useQuery(announcementsListQuery);
  const { data } = list;
  const actionsOf = useActions(setOpened, data?.now ?? new Date());
  const add = (
    <Button icon={<IconPlus size={18} />} onClick={() => setOpened("new")}>
      {t("operations.announcement.add")}
    </Button>
  );
  return (
    <>
      <PageHeader title={t("operations.announcement.title")} action={add} />
      <DataTable
        caption={t("operations.announcement.title")}
        columns={columnsOf(t, language, data?.now ?? new Date())}
        rows={data?.announcements ?? []}
        rowKey={({ id }) => String(id)}
        state={listState(list)}
        rowActions={actionsOf}
        rowActionsLabel={({ id }) => t("operations.announcement.actions", { id })}
        empty={
          <EmptyState
            picture={<CustomersPicture />}
            message={t("operations.announcement.none")}
            hint={t("operations.announcement.none_hint")}
          />
        }
      />
      {opened === null ? null : <AnnouncementDialog announcement={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function useActions(open: (announcement: Announcement) => void, now: Date) {
  const t = useT();
  const confirm = useConfirm();
  const withdrawing = useWithdraw();
  const withdraw = async ({ id }: Announcement) => {
    const isSure = await confirm({
      title: t("operations.announcement.withdraw_title"),
      body: t("operations.announcement.withdraw_body"),
      confirmLabel: t("operations.announcement.withdraw"),
      tone: "danger",
    });
    if (isSure)
      withdrawing.mutate(id, { onSuccess: ({ message }) => void toastSuccess(message), onError: showError });
  };
  return (announcement: Announcement): MenuAction[] => {
    const state = stateOf(announcement, now);
    if (state === "withdrawn" || state === "over") return [];
    return [
      { key: "edit", label: t("operations.announcement.edit"), onSelect: () => open(announcement) },
      {
        key: "withdraw",
        label: t("operations.announcement.withdraw"),
        tone: "danger",
        onSelect: () => void withdraw(announcement),
      },
    ];
  };
}

function columnsOf(t: Translate, language: Language, now: Date): Column<Announcement>[] {
  return [
    {
      key: "text",
      header: t("operations.announcement.text"),
      role: "primary",
      cell: ({ texts }) => (
        <span className={classes.text} lang={languageOfText(texts, language)}>
          {announcementText(texts, language)}
        </span>
      ),
    },
    {
      key: "state",
      header: t("common.status"),
      cell: (announcement) => {
        const state = stateOf(announcement, now);
        return <StatusBadge tone={tones[state]} label={t(`operations.announcement.states.${state}`)} />;
      },
    },
    {
      key: "tone",
      header: t("operations.announcement.tone"),
      from: 1080,
      cell: ({ tone }) => t(`operations.announcement.tones.${tone}`),
    },
    {
      key: "audience",
      header: t("operations.announcement.audience"),
      cell: ({ tenants, tenant_ids, standing }) => (
        <Stacked>
          <span>
            {tenant_ids === null
              ? t("operations.announcement.everyone")
              : t("operations.announcement.restaurants", { count: tenants.length })}
          </span>
          {standing === "all" ? null : <Lesser>{t(`operations.announcement.standings.${standing}`)}</Lesser>}
        </Stacked>
      ),
    },
    {
      key: "period",
      header: t("operations.announcement.period"),
      cell: ({ from_at, until_at }) => (
        <Span lines="none">
          <Stacked>
            <span>{formatDateTime(from_at)}</span>
            <Lesser>{formatDateTime(until_at)}</Lesser>
          </Stacked>
        </Span>
      ),
    },
  ];
}

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ResponseOf } from "#platform/contract/define.ts";
import { screens } from "#platform/domain/access/screens.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { formatAmount, formatDateTime, formatDay } from "#platform/web/format.ts";
import { NavLink } from "#platform/web/frame/nav-link.tsx";
import { useScreenName } from "#platform/web/frame/screen-name.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { NoTenant } from "#platform/web/tenants/no-tenant.tsx";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import { Facts } from "#ui/data/facts.tsx";
import { StatusBadge, type StatusBadgeProps } from "#ui/data/status-badge.tsx";
import type { Column, TableState } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Breadcrumbs } from "#ui/frame/breadcrumbs.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Section } from "#ui/frame/section.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Box, Muted } from "#ui/layout/layout.tsx";
import { SubscriptionPicture } from "#ui/pictures/subscription-picture.tsx";
import type { HandPayment, HistoryEntry, subscriptionHistory } from "../../contract/subscription-history.ts";
import classes from "../subscription.module.css";
import { subscriptionHistoryQuery } from "./history-api.ts";
import { PaymentDialog, UndoDialog } from "./payment-dialogs.tsx";

type History = ResponseOf<typeof subscriptionHistory>;

const tones = {
  created: "green",
  renewed: "green",
  resumed: "green",
  changed: "blue",
  past_due: "amber",
  cancelled: "grey",
  expired: "red",
  payment_undone: "amber",
} as const satisfies Record<HistoryEntry["status"], StatusBadgeProps["tone"]>;

/** Shows a restaurant's subscription to the operator: its state, its history, and payments by hand. */
export function SubscriptionHistoryScreen({ tenantId }: { tenantId: TenantId }) {
  const t = useT();
  const { data, error, isFetching, refetch } = useQuery(subscriptionHistoryQuery(tenantId));
  const [open, setOpen] = useState<"payment" | HandPayment | null>(null);
  if (isApiError(error, "not_found")) return <NoTenant />;
  if (!data)
    return (
      <>
        <Way tenantId={tenantId} name="…" />
        <PageHeader title={t("platformTenants.payments")} />
        <QueryPending query={{ error, refetch, isFetching }} count={3} rowHeight={160} />
      </>
    );
  const { tenantInfo: tenant, subscription } = data;
  return (
    <>
      <Way tenantId={tenantId} name={tenant.name} />
      <PageHeader
        title={t("subscription.history.title_of", { name: tenant.name })}
        action={<Button onClick={() => setOpen("payment")}>{t("subscription.history.enter")}</Button>}
      />
      <Box below={32}>
        <Standing history={data} />
      </Box>
      <Payments
        payments={data.payments}
        currency={subscription.currency}
        isRefreshing={isFetching}
        onUndo={(payment) => {
          // Reads again whether it is in service.
          void refetch();
          setOpen(payment);
        }}
      />
      <Entries entries={data.subscriptionHistory} isRefreshing={isFetching} />
      <OpenDialog open={open} tenantId={tenantId} subscription={subscription} onClose={() => setOpen(null)} />
    </>
  );
}

interface OpenDialogProps extends Pick<History, "subscription"> {
  open: "payment" | HandPayment | null;
  tenantId: TenantId;
  onClose: () => void;
}

/** The open dialog: a new payment, or one that is undone. */
function OpenDialog({ open, tenantId, subscription, onClose }: OpenDialogProps) {
  const { subscription_end: end, today, price, currency } = subscription;
  if (open === null) return null;
  if (open === "payment") return <PaymentDialog {...{ tenantId, end, today, price, currency, onClose }} />;
  return (
    <UndoDialog
      {...{ tenantId, currency, today, onClose }}
      payment={open}
      inServiceSince={subscription.in_service_since}
    />
  );
}

function Way({ tenantId, name }: { tenantId: TenantId; name: string }) {
  const t = useT();
  useScreenName(t("platformTenants.payments"));
  return (
    <Breadcrumbs
      label={t("subscription.history.back")}
      places={[
        { label: t("common.restaurants"), href: screens.superadminTenants.path },
        { label: name, href: `${screens.superadminTenants.path}/${tenantId}` },
      ]}
      here={t("platformTenants.payments")}
      renderLink={(props) => <NavLink {...props} />}
    />
  );
}

function Standing({ history: { subscription: is } }: { history: History }) {
  const t = useT();
  const end = is.subscription_end;
  return (
    <SurfaceCard>
      <StatusBadge
        tone={is.is_active ? "green" : "red"}
        label={t(
          is.is_switched_off
            ? "subscription.history.switched_off"
            : is.is_active
              ? "subscription.active"
              : "subscription.inactive",
        )}
      />
      <Box above={16}>
        <Facts
          facts={[
            [t("common.type"), is.kind === is.phase ? null : t(`subscription.history.kinds.${is.kind}`)],
            [t("common.status"), t(`subscription.phase.${is.phase}`)],
            [
              t("subscription.history.since"),
              is.subscription_start ? formatDay(is.subscription_start) : null,
            ],
            [t("common.valid_until"), end ? formatDay(end) : t("common.no_end_date")],
            [t("subscription.works_until"), is.works_until ? formatDay(is.works_until) : null],
            [t("subscription.history.card_status"), is.card_status],
          ]}
        />
      </Box>
    </SurfaceCard>
  );
}

const ready = (isRefreshing: boolean): TableState => ({ status: "ready", refreshing: isRefreshing });

interface PaymentsProps {
  payments: readonly HandPayment[];
  currency: string;
  isRefreshing: boolean;
  onUndo: (payment: HandPayment) => void;
}

function Payments({ payments, currency, isRefreshing, onUndo }: PaymentsProps) {
  const t = useT();
  const undoOf = (payment: HandPayment) =>
    payment.can_undo ? [{ key: "undo", label: t("common.undo"), onSelect: () => onUndo(payment) }] : [];
  return (
    <Section title={t("subscription.history.payments")}>
      <DataTable
        caption={t("subscription.history.payments")}
        columns={paymentColumns(t, currency)}
        rows={payments}
        rowKey={({ id }) => String(id)}
        state={ready(isRefreshing)}
        empty={<Muted above={12}>{t("subscription.history.no_payments")}</Muted>}
        rowActions={undoOf}
        rowActionsLabel={({ amount, paid_on }) =>
          t("subscription.history.undo_named", {
            amount: formatAmount(amount, currency),
            day: formatDay(paid_on),
          })
        }
      />
    </Section>
  );
}

function paymentColumns(t: Translate, currency: string): Column<HandPayment>[] {
  const struck = ({ undone }: HandPayment) => (undone === null ? undefined : classes.struck);
  return [
    {
      key: "paid_on",
      header: t("subscription.history.paid_on"),
      role: "primary",
      cell: (payment) => <span className={struck(payment)}>{formatDay(payment.paid_on)}</span>,
    },
    {
      key: "amount",
      header: t("common.amount"),
      align: "end",
      cell: (payment) => <span className={struck(payment)}>{formatAmount(payment.amount, currency)}</span>,
    },
    {
      key: "method",
      header: t("common.payment_type"),
      cell: ({ method }) => t(`subscription.history.methods.${method}`),
    },
    { key: "months", header: t("subscription.history.months"), align: "end", cell: ({ months }) => months },
    {
      key: "until",
      header: t("common.valid_until"),
      cell: (payment) => <span className={struck(payment)}>{formatDay(payment.expires_on)}</span>,
    },
    { key: "note", header: t("common.note"), cell: (payment) => noteOf(payment, t) },
  ];
}

function noteOf({ note, entered_by: by, undone }: HandPayment, t: Translate) {
  return (
    <div>
      {note === "" ? null : <p>{note}</p>}
      <Muted size="sm" lines="anywhere">
        {t("subscription.history.saved_by", { by })}
      </Muted>
      {undone ? (
        <Muted size="sm" lines="anywhere">
          {t("subscription.history.undone", { by: undone.by, reason: undone.reason })}
        </Muted>
      ) : null}
    </div>
  );
}

function Entries({ entries, isRefreshing }: { entries: readonly HistoryEntry[]; isRefreshing: boolean }) {
  const t = useT();
  return (
    <Section title={t("common.subscription_history")}>
      <DataTable
        caption={t("common.subscription_history")}
        columns={entryColumns(t)}
        rows={entries}
        rowKey={({ id }) => String(id)}
        state={ready(isRefreshing)}
        empty={<EmptyState picture={<SubscriptionPicture />} message={t("subscription.history.none")} />}
      />
    </Section>
  );
}

function entryColumns(t: Translate): Column<HistoryEntry>[] {
  return [
    {
      key: "when",
      header: t("common.date"),
      role: "primary",
      cell: ({ created_at }) => formatDateTime(created_at),
    },
    {
      key: "status",
      header: t("subscription.history.status"),
      cell: ({ status }) => (
        <StatusBadge tone={tones[status]} label={t(`subscription.history.statuses.${status}`)} />
      ),
    },
    {
      key: "from",
      header: t("common.valid_from"),
      cell: ({ starts_on }) => formatDay(starts_on),
    },
    {
      key: "until",
      header: t("common.valid_until"),
      cell: ({ expires_on }) => (expires_on ? formatDay(expires_on) : t("common.no_end_date")),
    },
  ];
}

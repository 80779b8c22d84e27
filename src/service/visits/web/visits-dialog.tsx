import { IconAlertTriangle } from "@tabler/icons-react";
import { useState } from "react";
import type { TableId } from "#platform/domain/ids.ts";
import { callTo } from "#platform/web/api.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import { useFloor } from "#service/floor/web/public.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { Muted, Row, Stack, Text, VisuallyHidden } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import { closeVisit, openVisit, renewPin, type StaffVisit, settlePhone } from "../contract/staff-visits.ts";
import { TableCalls } from "./table-calls.tsx";
import classes from "./visits.module.css";
import { useVisitAction, useVisits } from "./visits-api.ts";

interface VisitsDialogProps {
  /** Shows only this table; without it all tables, and a way to open another one. */
  tableId?: TableId;
  onClose: () => void;
}

/** Shows the guests' phones: who shares the account of which table, its PIN, who asks to join, and their calls. */
export function VisitsDialog({ tableId, onClose }: VisitsDialogProps) {
  const t = useT();
  const query = useVisits();
  const visits = query.data?.visits.filter((visit) => tableId === undefined || visit.table_id === tableId);
  return (
    <AppDialog opened isStill onClose={onClose} title={t("visits.title")}>
      {visits === undefined ? (
        <QueryPending query={query} fallback="visits.failed" count={3} />
      ) : (
        <div className={classes.visits}>
          {tableId === undefined ? (
            <>
              <TableCalls />
              <OpenTable taken={visits.map(({ table_id }) => table_id)} />
            </>
          ) : null}
          {visits.map((visit) => (
            <VisitCard key={visit.id} visit={visit} />
          ))}
        </div>
      )}
    </AppDialog>
  );
}

/** Opens a table for phones before anything is ordered. */
function OpenTable({ taken }: { taken: readonly TableId[] }) {
  const t = useT();
  const { data } = useFloor();
  const open = useVisitAction(callTo(openVisit));
  const [chosen, setChosen] = useState<string | null>(null);
  const free = (data?.tables ?? []).filter(({ id }) => !taken.includes(id));
  const table = free.find(({ id }) => String(id) === chosen);
  return (
    <Stack gap={8} framed inner={12}>
      <SelectField
        label={t("visits.open")}
        description={t("visits.open_help")}
        options={free.map(({ id, table_title, floor }) => ({
          value: String(id),
          label: factsText([table_title, floor]),
        }))}
        value={chosen}
        onChange={setChosen}
      />
      <Button
        variant="default"
        disabled={table === undefined || open.isPending}
        onClick={() =>
          table && open.mutate({ body: { tableId: table.id } }, { onSuccess: () => setChosen(null) })
        }
      >
        {t("visits.open")}
      </Button>
    </Stack>
  );
}

function VisitCard({ visit }: { visit: StaffVisit }) {
  const t = useT();
  const confirm = useConfirm();
  const renew = useVisitAction(callTo(renewPin));
  const close = useVisitAction(callTo(closeVisit));
  const params = { visitId: visit.id };
  const putOut = async () => {
    const isSure = await confirm({
      title: t("visits.close_title"),
      body: t("visits.close_text"),
      confirmLabel: t("visits.close"),
      tone: "danger",
    });
    if (isSure) close.mutate({ params });
  };
  const isBusy = renew.isPending || close.isPending;
  return (
    <Stack as="section" gap={8} framed inner={12} aria-label={visit.table_title}>
      <Text size="lg" weight={650}>
        {factsText([visit.table_title, visit.floor])}
      </Text>
      <p>
        <VisuallyHidden>{t("visits.pin", { pin: "" })}</VisuallyHidden>
        <span className={classes.pin}>{visit.pin}</span>
      </p>
      {visit.is_pin_guessed ? (
        <p className={classes.blocked} data-tone="red" role="status">
          <IconAlertTriangle size={16} aria-hidden="true" />
          {t("visits.pin_guessed")}
        </p>
      ) : (
        <Muted>{t("visits.pin_help")}</Muted>
      )}
      {visit.phones.length === 0 ? <Muted>{t("visits.nobody")}</Muted> : null}
      {visit.phones.map((phone) => (
        <Phone key={phone.id} visit={visit} phone={phone} />
      ))}
      <Row align="center" wrap gap={4} across={8}>
        <Button
          variant={visit.is_pin_guessed ? undefined : "default"}
          disabled={isBusy}
          onClick={() => renew.mutate({ params })}
        >
          {t("visits.renew_pin")}
        </Button>
        <Button variant="subtle" tone="danger" disabled={isBusy} onClick={() => void putOut()}>
          {t("visits.close")}
        </Button>
      </Row>
    </Stack>
  );
}

function Phone({ visit, phone }: { visit: StaffVisit; phone: StaffVisit["phones"][number] }) {
  const t = useT();
  const settle = useVisitAction(callTo(settlePhone));
  const answer = (given: "admit" | "remove") =>
    settle.mutate({ params: { visitId: visit.id, phoneId: phone.id }, body: { answer: given } });
  const isIn = phone.standing === "admitted";
  const isOut = phone.standing === "removed";
  return (
    <Row align="center" wrap gap={4} across={8}>
      <div className={classes.name}>
        <p>{factsText([phone.name, t(`visits.standing.${phone.standing}`)])}</p>
        {phone.was_here_before ? (
          <StatusBadge tone="amber" label={t("qrOrders.phone.earlier_visit")} />
        ) : null}
      </div>
      <Row gap={8} pushed>
        {isIn ? null : (
          <Button disabled={settle.isPending} onClick={() => answer("admit")}>
            {t("visits.admit")}
          </Button>
        )}
        {isOut ? null : (
          <Button variant="subtle" tone="danger" disabled={settle.isPending} onClick={() => answer("remove")}>
            {t("common.remove")}
          </Button>
        )}
      </Row>
    </Row>
  );
}

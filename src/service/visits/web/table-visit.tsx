import { IconAlertTriangle, IconBell, IconUserPlus } from "@tabler/icons-react";
import { Fragment, lazy, Suspense, useState } from "react";
import type { TableId } from "#platform/domain/ids.ts";
import { callTo } from "#platform/web/api.ts";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { Button } from "#ui/forms/button.tsx";
import { renewPin } from "../contract/staff-visits.ts";
import classes from "./visits.module.css";
import { useVisitAction, useVisits } from "./visits-api.ts";

const VisitsDialog = lazy(() =>
  import("./visits-dialog.tsx").then((module) => ({ default: module.VisitsDialog })),
);

/** Shows on a table's card what its guests want by phone and whether its PIN is being guessed, and opens PIN and phones. */
export function TableVisit({ tableId }: { tableId: TableId }) {
  const t = useT();
  const { data } = useVisits();
  const renew = useVisitAction(callTo(renewPin));
  const [isOpen, setOpen] = useState(false);
  const visit = data?.visits.find(({ table_id }) => table_id === tableId);
  if (visit === undefined) return null;
  const asking = visit.phones.filter(({ standing }) => standing === "waiting");
  return (
    <div className={classes.onCard}>
      {visit.call === null ? null : (
        <StatusBadge
          tone="amber"
          look="solid"
          icon={<IconBell size={16} />}
          label={t(`visits.reason.${visit.call.reason}`)}
        />
      )}
      {asking.map(({ id, name, was_here_before }) => (
        <Fragment key={id}>
          <StatusBadge tone="amber" icon={<IconUserPlus size={16} />} label={t("visits.asks", { name })} />
          {was_here_before ? <StatusBadge tone="amber" label={t("qrOrders.phone.earlier_visit")} /> : null}
        </Fragment>
      ))}
      {visit.is_pin_guessed ? (
        <>
          <p className={classes.blocked} data-tone="red">
            <IconAlertTriangle size={16} aria-hidden="true" />
            {t("visits.pin_guessed")}
          </p>
          <Button
            variant="default"
            disabled={renew.isPending}
            onClick={() => renew.mutate({ params: { visitId: visit.id } })}
          >
            {t("visits.renew_pin")}
          </Button>
        </>
      ) : null}
      <Button variant="subtle" onClick={() => setOpen(true)}>
        {t("visits.pin", { pin: visit.pin })}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <VisitsDialog tableId={tableId} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

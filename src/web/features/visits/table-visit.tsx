import { IconBell, IconUserPlus } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import type { TableId } from "../../../domain/ids.ts";
import { StatusBadge } from "../../../ui/data/status-badge.tsx";
import { Button } from "../../../ui/forms/button.tsx";
import { useT } from "../../platform/use-t.ts";
import classes from "./visits.module.css";
import { useVisits } from "./visits-api.ts";

const VisitsDialog = lazy(() =>
  import("./visits-dialog.tsx").then((module) => ({ default: module.VisitsDialog })),
);

/** On the card of a table: what its guests want with their phones, and the way to PIN and phones. */
export function TableVisit({ tableId }: { tableId: TableId }) {
  const t = useT();
  const { data } = useVisits();
  const [isOpen, setOpen] = useState(false);
  const visit = data?.visits.find(({ table_id }) => table_id === tableId);
  if (visit === undefined) return null;
  const asking = visit.phones.filter(({ standing }) => standing === "waiting");
  return (
    <div className={classes.line}>
      {visit.call === null ? null : (
        <StatusBadge
          tone="amber"
          look="solid"
          icon={<IconBell size={16} />}
          label={t(`visits.reason.${visit.call.reason}`)}
        />
      )}
      {asking.map(({ id, name }) => (
        <StatusBadge
          key={id}
          tone="amber"
          icon={<IconUserPlus size={16} />}
          label={t("visits.asks", { name })}
        />
      ))}
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

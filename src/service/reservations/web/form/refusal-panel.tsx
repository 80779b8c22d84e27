import { useEffect, useRef } from "react";
import { factsText } from "#platform/web/facts-text.ts";
import { formatTime } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { Muted, Row, Text } from "#ui/layout/layout.tsx";
import type { ReservationTable } from "../../contract/reservations.ts";
import type { Override } from "../../domain/reservation.ts";
import { seatsText } from "../reservation-text.ts";
import type { BookingRefusal } from "./booking-refusal.ts";
import classes from "./form.module.css";

interface RefusalPanelProps {
  refusal: BookingRefusal;
  tables: readonly ReservationTable[];
  /** `submit` when the buttons are inside the form that they save. */
  buttonType: "submit" | "button";
  onTable: (id: ReservationTable["id"]) => void;
  /** ISO 8601 in UTC. */
  onTime: (date: string) => void;
  onDespite: (override: Override) => void;
}

/** Tells why a table was not booked; each free table and time books it with one tap. */
export function RefusalPanel(props: RefusalPanelProps) {
  const { refusal, tables, buttonType, onTable, onTime, onDespite } = props;
  const t = useT();
  const panel = useRef<HTMLElement>(null);
  // Below a long form it would be out of sight on a small screen; the button that sent the form keeps the
  // focus.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const free = refusal.tables.flatMap((id) => tables.find((table) => table.id === id) ?? []);
  const { override, times } = refusal;
  const button = { type: buttonType, variant: "default" } as const;
  return (
    <section ref={panel} className={classes.refusal} data-tone="amber" role="alert">
      <Text weight={550}>{refusal.message}</Text>
      {free.length > 0 ? (
        <>
          <h3>{t("reservations.refusal.tables")}</h3>
          <Row wrap gap={8}>
            {free.map((table) => (
              <Button key={table.id} {...button} onClick={() => onTable(table.id)}>
                {factsText([table.table_title, seatsText(table.seating_capacity, t)])}
              </Button>
            ))}
          </Row>
        </>
      ) : null}
      {times.length > 0 ? (
        <>
          <h3>{t("reservations.refusal.times")}</h3>
          <Row wrap gap={8}>
            {times.map((time) => (
              <Button key={time} {...button} onClick={() => onTime(time)}>
                {formatTime(new Date(time))}
              </Button>
            ))}
          </Row>
        </>
      ) : null}
      {free.length + times.length === 0 ? <Muted>{t("reservations.refusal.nothing_free")}</Muted> : null}
      {override === null ? null : (
        <Button {...button} variant="subtle" onClick={() => onDespite(override)}>
          {t("reservations.refusal.despite")}
        </Button>
      )}
    </section>
  );
}

import { useState } from "react";
import { instantOf, type WallTime, wallTimeOf } from "#platform/web/forms/wall-time.ts";
import { restaurantZone } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { DateField } from "#ui/dates/date-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import classes from "./operations.module.css";

export interface MomentFieldProps {
  /** Of what begins or ends: "Desde". */
  label: string;
  /** ISO 8601 in UTC; empty until it is written out. */
  value: string;
  onChange: (value: string) => void;
  error?: string | null;
}

/** A date and a time beside it, by the clock of the zone that the console writes its times in. */
export function MomentField({ label, value, onChange, error }: MomentFieldProps) {
  const t = useT();
  const zone = restaurantZone();
  const wallOf = (at: string) => (at === "" ? undefined : wallTimeOf(new Date(at), zone));
  const [typed, setTyped] = useState<WallTime & { of: string }>(() => ({
    ...(wallOf(value) ?? { date: "", time: "" }),
    of: value,
  }));
  // Somebody else's edit was taken: the fields follow.
  const shown = typed.of === value ? typed : { ...(wallOf(value) ?? typed), of: value };
  const change = (next: WallTime) => {
    const at = instantOf(next, zone)?.toISOString() ?? "";
    setTyped({ ...next, of: at });
    onChange(at);
  };
  return (
    <div className={classes.moment_pair}>
      <DateField
        label={label}
        required
        value={shown.date}
        error={error ?? undefined}
        onChange={(date) => change({ date, time: shown.time })}
      />
      <TextField
        type="time"
        label={t("operations.announcement.time", { label })}
        required
        value={shown.time}
        aria-invalid={error ? true : undefined}
        onChange={(event) => change({ date: shown.date, time: event.currentTarget.value.slice(0, 5) })}
      />
    </div>
  );
}

import { useState } from "react";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { instantOf, wallTimeOf } from "../../platform/forms/wall-time.ts";
import { restaurantZone } from "../../platform/session/session.ts";

export interface MomentFieldProps {
  label: string;
  /** ISO 8601 in UTC; empty until it is written out. */
  value: string;
  onChange: (value: string) => void;
  error?: string | null;
}

/** A date and a time in one box, by the clock of the zone that the console writes its times in. */
export function MomentField({ label, value, onChange, error }: MomentFieldProps) {
  const zone = restaurantZone();
  const [typed, setTyped] = useState(() => {
    if (value === "") return "";
    const { date, time } = wallTimeOf(new Date(value), zone);
    return `${date}T${time}`;
  });
  const change = (next: string) => {
    setTyped(next);
    const [date = "", time = ""] = next.split("T");
    onChange(instantOf({ date, time: time.slice(0, 5) }, zone)?.toISOString() ?? "");
  };
  return (
    <TextField
      type="datetime-local"
      label={label}
      required
      value={typed}
      error={error ?? undefined}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

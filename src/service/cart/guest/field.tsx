import { useId, useState } from "react";

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  /** A remark on an unlikely value; shown once the field was left, and in the way of nothing. */
  readonly hint?: string | undefined;
  readonly type?: "text" | "tel" | "email" | "date";
  readonly inputMode?: "text" | "numeric";
  readonly autoComplete?: string;
  readonly list?: string;
  readonly maxLength: number;
  readonly onChange: (typed: string) => void;
}

/** A labelled input with its error. */
export function Field({ label, error, hint, onChange, ...input }: FieldProps) {
  const id = useId();
  const [isLeft, setLeft] = useState(false);
  const errorId = `${id}-error`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        {...input}
        aria-invalid={error !== undefined}
        aria-describedby={errorId}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => setLeft(true)}
      />
      <p id={errorId} className={error === undefined ? "unlikely" : "wrong"}>
        {error ?? (isLeft ? hint : undefined)}
      </p>
    </div>
  );
}

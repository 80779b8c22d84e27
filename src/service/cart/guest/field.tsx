import { useId } from "react";

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly type?: "text" | "tel" | "email" | "date";
  readonly inputMode?: "text" | "numeric";
  readonly autoComplete?: string;
  readonly list?: string;
  readonly maxLength: number;
  readonly onChange: (typed: string) => void;
}

/** A labelled input with its error. */
export function Field({ label, error, onChange, ...input }: FieldProps) {
  const id = useId();
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
      />
      <p id={errorId} className="wrong">
        {error}
      </p>
    </div>
  );
}

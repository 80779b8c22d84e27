import type { ReactNode } from "react";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { UnsureGate } from "#platform/web/forms/unsure-gate.tsx";
import type { Attempt } from "#platform/web/forms/use-attempt.ts";
import { Button } from "#ui/forms/button.tsx";
import classes from "./cash.module.css";

interface CountFooterProps {
  /** `useOpening` and `useClosing` give them. */
  steps: {
    readonly attempt: Attempt;
    readonly busy: boolean;
    readonly failure: string | null;
    readonly isIncomplete: boolean;
    readonly again: () => void;
    readonly back: () => void;
    readonly next: () => void;
  };
  /** Null at the first step. */
  back: string | null;
  next: string;
}

/** The buttons below a count that goes step by step, and what went wrong. */
export function CountFooter({ steps, back, next }: CountFooterProps) {
  return (
    <div className={classes.footer}>
      <UnsureGate attempt={steps.attempt} busy={steps.busy} size="xl" onAgain={steps.again}>
        <FormFailure message={steps.failure} />
        <div className={classes.footerButtons}>
          {back === null ? null : (
            <Button variant="default" size="xl" disabled={steps.busy} onClick={steps.back}>
              {back}
            </Button>
          )}
          <Button
            size="xl"
            className={classes.grow}
            busy={steps.busy}
            disabled={steps.isIncomplete}
            data-counted-all=""
            onClick={steps.next}
          >
            {next}
          </Button>
        </div>
      </UnsureGate>
    </div>
  );
}

/** Says what is missing or left over. */
export function Difference({ isMissing, children }: { isMissing: boolean; children: ReactNode }) {
  return (
    <p className={classes.difference} data-tone={isMissing ? "red" : "amber"}>
      {children}
    </p>
  );
}

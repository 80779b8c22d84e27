import { plainNumberText } from "#platform/domain/writing/number-text.ts";
import type { Tone } from "../theme/tone.ts";
import { useUiLabels } from "../theme/ui-labels.tsx";
import classes from "./token-circle.module.css";

export interface TokenCircleProps {
  /** Number the guest is called by. */
  token: number | string;
  /** "Número 27": read instead of the bare figure. */
  label: string;
  tone?: Tone;
}

/** The token, 64 px figures in a circle, readable across the counter. */
export function TokenCircle({ token, label, tone = "brand" }: TokenCircleProps) {
  const { writing } = useUiLabels();
  return (
    <div className={classes.circle} data-tone={tone} role="img" aria-label={label}>
      {typeof token === "number" ? plainNumberText(token, writing()) : token}
    </div>
  );
}

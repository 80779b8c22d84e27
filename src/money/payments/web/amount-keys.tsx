import { actsOnce } from "#ui/taps/guard-second-taps.ts";
import classes from "./amount-keys.module.css";

export interface AmountKey {
  readonly key: string;
  /** The amount that it sets, large. */
  readonly label: string;
  /** The result, below. */
  readonly under?: string;
  /** Name that screen readers say in place of both lines. */
  readonly name?: string;
  /** True while this is what is set. */
  readonly isChosen: boolean;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

/** Large keys in one row that set an amount with one tap. The row keeps its place and height whatever is on it. */
export function AmountKeys({ label, keys }: { label: string; keys: readonly AmountKey[] }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: keys are buttons, no fields of a set
    <div className={classes.keys} role="group" aria-label={label}>
      {keys.map(({ key, label: main, under, name, isChosen, isDisabled = false, onPress }) => (
        <button
          key={key}
          type="button"
          className={classes.key}
          aria-label={name}
          aria-pressed={isChosen}
          disabled={isDisabled}
          onClick={onPress}
          {...actsOnce}
        >
          <span className={classes.main}>{main}</span>
          {under === undefined ? null : <span className={classes.under}>{under}</span>}
        </button>
      ))}
    </div>
  );
}

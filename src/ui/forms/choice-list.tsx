import { type ReactNode, useId } from "react";
import { inOwnDirection } from "../layout/in-own-direction.tsx";
import { Muted, Row, Span, Text } from "../layout/layout.tsx";
import classes from "./choice-list.module.css";

export interface Choice {
  value: string;
  label: string;
  /** Below it: what choosing it means. */
  description?: string;
  /** At the right: a price, a stock warning. */
  aside?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface ChoiceListProps {
  /** The label: "Tamaño". Shown as heading. */
  label: string;
  /** The label is only read aloud: the place has a heading of its own. */
  isLabelHidden?: boolean;
  /** Beside the heading: "elija 1", "hasta 3". */
  hint?: string | undefined;
  choices: readonly Choice[];
  /** Chosen values; with `single` at most one. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** `single` are radios, `multiple` checkboxes. */
  mode: "single" | "multiple";
  /** `list` (default) one below the other; `tiles` beside each other, 64 px high, for payment types: the chosen one is filled. */
  layout?: "list" | "tiles";
  error?: string | null | undefined;
  /** Id of the message that refuses it, where the place says it itself. */
  errorId?: string | undefined;
}

/** Choices as large cards: variants, add-ons, ways to pay. */
export function ChoiceList(props: ChoiceListProps) {
  const { label, isLabelHidden, hint, choices, value, onChange, mode, layout = "list", error } = props;
  const name = useId();
  const ownErrorId = useId();
  const errorId = error ? ownErrorId : props.errorId;
  const toggle = (picked: string) => {
    if (mode === "single") onChange([picked]);
    else onChange(value.includes(picked) ? value.filter((other) => other !== picked) : [...value, picked]);
  };
  return (
    <fieldset aria-describedby={errorId}>
      <Row
        as="legend"
        className={isLabelHidden ? "visually-hidden" : undefined}
        align="baseline"
        gap={8}
        below={8}
        weight={550}
      >
        {label}
        {hint ? (
          <Muted as="span" size="xs" weight={450}>
            {hint}
          </Muted>
        ) : null}
      </Row>
      <div className={classes.choices} data-layout={layout}>
        {choices.map((choice) => (
          <ChoiceCard
            key={choice.value}
            choice={choice}
            name={name}
            mode={mode}
            layout={layout}
            isChosen={value.includes(choice.value)}
            onPick={() => toggle(choice.value)}
          />
        ))}
      </div>
      {error ? (
        <Text above={4} tone="red" id={ownErrorId}>
          {error}
        </Text>
      ) : null}
    </fieldset>
  );
}

interface ChoiceCardProps {
  choice: Choice;
  name: string;
  mode: ChoiceListProps["mode"];
  layout: ChoiceListProps["layout"];
  isChosen: boolean;
  onPick: () => void;
}

function ChoiceCard({ choice, name, mode, layout, isChosen, onPick }: ChoiceCardProps) {
  return (
    <label className={classes.choice}>
      <input
        className={classes.input}
        type={mode === "single" ? "radio" : "checkbox"}
        name={name}
        checked={isChosen}
        disabled={choice.disabled ?? false}
        onChange={onPick}
      />
      {layout === "list" ? <span className={classes.mark} data-mode={mode} aria-hidden="true" /> : null}
      {choice.icon}
      <span className={classes.label}>
        {inOwnDirection(choice.label)}
        {choice.description ? (
          <Muted as="span" block size="sm" weight={450}>
            {choice.description}
          </Muted>
        ) : null}
      </span>
      {choice.aside ? (
        <Span room="keep" weight={550}>
          {inOwnDirection(choice.aside)}
        </Span>
      ) : null}
    </label>
  );
}

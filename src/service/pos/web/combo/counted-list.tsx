import { useT } from "#platform/web/use-t.ts";
import { QuantityInput } from "#ui/forms/quantity-input.tsx";
import { Muted, Row, Span, Stack } from "#ui/layout/layout.tsx";
import classes from "./combo-dialog.module.css";

interface CountedChoice {
  readonly key: number;
  readonly title: string;
  /** Beside it: what it adds to the price, or that it is unavailable. */
  readonly aside: string | null;
  readonly count: number;
  readonly most: number;
  readonly onCount: (count: number) => void;
}

interface CountedListProps {
  readonly title: string;
  /** Says how many may be chosen, and how many are. */
  readonly hint: string;
  /** True when the hint tells what is missing. */
  readonly isMissing: boolean;
  readonly choices: readonly CountedChoice[];
}

/** Choices that are taken several times, each with its number: parts of a combo, a double add-on. */
export function CountedList({ title, hint, isMissing, choices }: CountedListProps) {
  const t = useT();
  return (
    <fieldset>
      <Row as="legend" align="baseline" wrap gap={4} across={8} below={6} weight={650}>
        {title}
        <span className={classes.hint} data-missing={isMissing || undefined} role="status">
          {hint}
        </span>
      </Row>
      <Stack as="ul" gap={6}>
        {choices.map(({ key, title: name, aside, count, most, onCount }) => (
          <li key={key} className={classes.choice} data-chosen={count > 0 || undefined}>
            <Span room="grow" lines="anywhere">
              {name}
            </Span>
            <Muted as="span" room="keep">
              {aside}
            </Muted>
            <QuantityInput
              label={t("common.quantity_of_title", { title: name })}
              value={count}
              min={0}
              max={most}
              onChange={onCount}
            />
          </li>
        ))}
      </Stack>
    </fieldset>
  );
}

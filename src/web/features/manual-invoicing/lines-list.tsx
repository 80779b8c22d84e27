import { IconPlus, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/forms/button.tsx";
import { Section } from "../../../ui/frame/section.tsx";
import { IconButton } from "../../../ui/overlay/icon-button.tsx";
import { clientUuid } from "../../platform/client-uuid.ts";
import { useT } from "../../platform/use-t.ts";
import classes from "./manual-invoicing.module.css";

interface LinesListProps<Line> {
  title: string;
  lines: readonly Line[];
  /** Of the list as a whole. */
  refusal: string | null;
  newLine: (key: string) => Line;
  /** With the fields whose refusals are mended by it. */
  onChange: (lines: readonly Line[], ...fields: readonly string[]) => void;
  children: (line: Line, place: number, setLine: (line: Line) => void) => ReactNode;
}

/** The lines of a document, added and taken away. */
export function LinesList<Line extends { readonly key: string }>(props: LinesListProps<Line>) {
  const { title, lines, refusal, newLine, onChange, children } = props;
  const t = useT();
  return (
    <Section title={title}>
      {refusal === null ? null : (
        <p className={classes.refusal} role="alert" tabIndex={-1} data-refused>
          {t("manualInvoicing.refusal.no_items")}
        </p>
      )}
      <ul className={classes.lines}>
        {lines.map((line, place) => (
          <li
            key={line.key}
            className={classes.line}
            aria-label={t("manualInvoicing.line.heading", { no: place + 1 })}
          >
            <div className={classes.head}>
              <h3>{t("manualInvoicing.line.heading", { no: place + 1 })}</h3>
              <IconButton
                label={t("manualInvoicing.line.remove", { no: place + 1 })}
                icon={<IconTrash size={20} />}
                onClick={() => onChange(lines.toSpliced(place, 1), ...fieldsFrom(place, lines))}
              />
            </div>
            {children(line, place, (changed) =>
              onChange(lines.with(place, changed), ...changedFields(line, changed, place)),
            )}
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        icon={<IconPlus size={20} aria-hidden="true" />}
        onClick={() => onChange([...lines, newLine(clientUuid())], "items")}
      >
        {t("manualInvoicing.line.add")}
      </Button>
    </Section>
  );
}

function changedFields<Line extends object>(before: Line, after: Line, place: number): string[] {
  const keys = Object.keys(after) as (keyof Line & string)[];
  return keys.filter((key) => before[key] !== after[key]).map((key) => `items.${place}.${key}`);
}

/** Everything of the lines from one on: they move up. */
function fieldsFrom(place: number, lines: readonly object[]): string[] {
  return lines.flatMap((line, index) =>
    index < place ? [] : Object.keys(line).map((key) => `items.${index}.${key}`),
  );
}

import { IconPlus, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { clientUuid } from "#platform/web/client-uuid.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastUndo } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import classes from "./manual-invoicing.module.css";

interface LineWithKey {
  readonly key: string;
}

type WithLines<Line> = { readonly lines: readonly Line[] };

interface LinesListProps<Line extends LineWithKey> {
  title: string;
  form: {
    readonly draft: WithLines<Line>;
    readonly change: (
      changes: (now: WithLines<Line>) => WithLines<Line>,
      ...fields: readonly string[]
    ) => void;
    readonly errorOf: (field: string) => string | null;
  };
  newLine: (key: string) => Line;
  children: (line: Line, lineForm: LineForm<Line>) => ReactNode;
}

export interface LineForm<Line> {
  readonly errorOf: (field: keyof Line & string) => string | null;
  /** Changes the line and clears the errors of these fields. */
  readonly set: (changes: Partial<Line>) => void;
}

/** Lists the lines of a document, and adds and removes them. */
export function LinesList<Line extends LineWithKey>({
  title,
  form,
  newLine,
  children,
}: LinesListProps<Line>) {
  const t = useT();
  const { lines } = form.draft;
  const remove = useRemove(form);
  return (
    <Section title={title}>
      {form.errorOf("items") === null ? null : (
        <p className={classes.refusal} role="alert" tabIndex={-1} data-refused>
          {t("manualInvoicing.refusal.no_items")}
        </p>
      )}
      <Stack as="ul" gap={12} below={12}>
        {lines.map((line, place) => (
          <Stack
            as="li"
            gap={12}
            framed="surface"
            inner={12}
            key={line.key}
            aria-label={t("manualInvoicing.line.heading", { no: place + 1 })}
          >
            <div className={classes.head}>
              <h3>{t("manualInvoicing.line.heading", { no: place + 1 })}</h3>
              <IconButton
                label={t("manualInvoicing.line.remove", { no: place + 1 })}
                icon={<IconTrash size={20} />}
                onClick={() => remove(line, place)}
              />
            </div>
            {children(line, {
              errorOf: (field) => form.errorOf(`items.${place}.${field}`),
              set: (changes) =>
                form.change(
                  (now) => ({
                    lines: now.lines.map((each) => (each.key === line.key ? { ...each, ...changes } : each)),
                  }),
                  ...Object.keys(changes).map((field) => `items.${place}.${field}`),
                ),
            })}
          </Stack>
        ))}
      </Stack>
      <Button
        variant="default"
        icon={<IconPlus size={20} aria-hidden="true" />}
        onClick={() => form.change((now) => ({ lines: [...now.lines, newLine(clientUuid())] }), "items")}
      >
        {t("manualInvoicing.line.add")}
      </Button>
    </Section>
  );
}

/** Removes a line, with an undo. */
function useRemove<Line extends LineWithKey>({ draft: { lines }, change }: LinesListProps<Line>["form"]) {
  const t = useT();
  return (line: Line, place: number) => {
    const moved = fieldsFrom(place, lines);
    change((now) => ({ lines: now.lines.filter(({ key }) => key !== line.key) }), ...moved);
    toastUndo({
      message: t("manualInvoicing.line.removed", { no: place + 1 }),
      undoLabel: t("common.undo"),
      onUndo: () => change((now) => ({ lines: now.lines.toSpliced(place, 0, line) }), "items", ...moved),
    });
  };
}

/** Names all fields of the lines from this place on, because they move. */
function fieldsFrom(place: number, lines: readonly object[]): string[] {
  return lines.flatMap((line, index) =>
    index < place ? [] : Object.keys(line).map((key) => `items.${index}.${key}`),
  );
}

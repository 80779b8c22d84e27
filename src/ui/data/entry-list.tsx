import type { ReactNode } from "react";
import { Muted, Row, Stack, Text } from "../layout/layout.tsx";
import classes from "./entry-list.module.css";

/** Entries below each other, each an `EntryCard`. */
export function EntryList({ children }: { children: ReactNode }) {
  return (
    <Stack as="ul" gap={8}>
      {children}
    </Stack>
  );
}

export interface EntryCardProps {
  title: ReactNode;
  /** Lines below the title. */
  details: readonly ReactNode[];
  /** Its content, when lines do not say enough. */
  body?: ReactNode;
  /** A warning before acting, in red. */
  warning?: string | null;
  /** Buttons. */
  actions: ReactNode;
}

/** One thing that was kept, and what can be done with it. */
export function EntryCard({ title, details, body, warning = null, actions }: EntryCardProps) {
  return (
    <Row as="li" align="center" wrap gap={8} across={16} framed inner={12}>
      <div className={classes.text}>
        <Text weight={600}>{title}</Text>
        {details.map((detail, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed set of lines, never reordered.
          <Muted size="sm" key={place}>
            {detail}
          </Muted>
        ))}
        {body}
        {warning === null ? null : (
          <Text size="sm" weight={600} tone="red">
            {warning}
          </Text>
        )}
      </div>
      <Row wrap gap={8}>
        {actions}
      </Row>
    </Row>
  );
}

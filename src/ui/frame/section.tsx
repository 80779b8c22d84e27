import { type ReactNode, use, useEffect, useId } from "react";
import { Muted, Text } from "../layout/layout.tsx";
import { PartsContext } from "./parts/parts-context.ts";
import classes from "./section.module.css";

export interface SectionProps {
  title: string;
  description?: ReactNode;
  /** A quiet action at the right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page; on a `PartedPage` a card with a mark that jumps to it. */
export function Section({ title, description, action, children }: SectionProps) {
  const id = useId();
  const register = use(PartsContext);
  useEffect(() => register?.({ id: `${id}-part`, title }), [register, id, title]);
  return (
    <section
      id={`${id}-part`}
      className={classes.section}
      data-marked={register ? true : undefined}
      aria-labelledby={id}
    >
      <div className={classes.head}>
        <div>
          <Text as="h2" size="md" weight={600} id={id} tabIndex={register ? -1 : undefined}>
            {title}
          </Text>
          {description ? <Muted above={4}>{description}</Muted> : null}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

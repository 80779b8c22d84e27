import { type ReactNode, use } from "react";
import { inOwnDirection } from "../layout/in-own-direction.tsx";
import { Muted, Stack } from "../layout/layout.tsx";
import { OpenEntryContext } from "./open-entry-context.ts";
import classes from "./page-header.module.css";

export interface PageHeaderProps {
  title: string;
  /** Short text beside the title: "12 abiertas". */
  meta?: ReactNode;
  /** Quiet links to the screens beside this one: on its line where there is room, else on one below that scrolls. */
  links?: ReactNode;
  /** At most one primary action, with quiet ones before it. */
  action?: ReactNode;
  /** Search and filters, on one line. */
  filters?: ReactNode;
}

/** The head of every screen: title, one main action, filters on one line. Same place, same order, everywhere. */
export function PageHeader({ title, meta, links, action, filters }: PageHeaderProps) {
  const isSaidAbove = use(OpenEntryContext) === title;
  return (
    <Stack gap={12} below={16}>
      <div className={classes.line}>
        <div className={classes.names}>
          <h1 className={classes.title} data-said-above={isSaidAbove || undefined}>
            {inOwnDirection(title)}
          </h1>
          {meta ? <Muted as="span">{meta}</Muted> : null}
        </div>
        {links ? <div className={classes.links}>{links}</div> : null}
        {action ? <div className={classes.action}>{action}</div> : null}
      </div>
      {filters ? <div className={classes.filters}>{filters}</div> : null}
    </Stack>
  );
}

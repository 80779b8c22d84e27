import { IconChartBar, IconTable } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Muted, Span, VisuallyHidden } from "../layout/layout.tsx";
import { IconButton } from "../overlay/icon-button.tsx";
import { useUiLabels } from "../theme/ui-labels.tsx";
import classes from "./chart-frame.module.css";

export interface ChartFrameProps {
  /** The title: "Ventas por hora". */
  title: string;
  /** The figure that the picture is about, large below the title. */
  figure?: ReactNode;
  /** Below the title: the period, what is counted. */
  description?: ReactNode;
  /** What it stands in has the title already. */
  isTitleHidden?: boolean | undefined;
  /** The picture, and the same figures as a table. */
  chart: ReactNode;
  table: ReactNode;
  /** It stands inside a card and needs no frame of its own. */
  isInside?: boolean | undefined;
}

/** A picture of figures with its table one tap away. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, figure, description, chart, table, isInside = false, isTitleHidden = false } = props;
  const labels = useUiLabels();
  const [asTable, setAsTable] = useState(false);
  const name = labels.labelled(asTable ? labels.showChart : labels.showTable, title);
  return (
    <figure className={classes.frame} data-inside={isInside || undefined}>
      <figcaption className={classes.caption}>
        <span className={classes.words}>
          {isTitleHidden ? (
            <VisuallyHidden>{title}</VisuallyHidden>
          ) : (
            <Span size="md" weight={650}>
              {title}
            </Span>
          )}
          {figure}
          {description ? (
            <Muted as="span" size="sm">
              {description}
            </Muted>
          ) : null}
        </span>
        <IconButton
          label={name}
          icon={asTable ? <IconChartBar size={20} /> : <IconTable size={20} />}
          onClick={() => setAsTable(!asTable)}
        />
      </figcaption>
      {asTable ? table : chart}
    </figure>
  );
}

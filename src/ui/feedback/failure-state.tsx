import { IconAlertTriangle, IconRefresh } from "@tabler/icons-react";
import { Button } from "../forms/button.tsx";
import { useUiLabels } from "../theme/ui-labels.tsx";
import classes from "./failure-state.module.css";

export interface FailureStateProps {
  /** Why, in the words of the server or the default sentence. */
  reason: string;
  onRetry: () => void;
  /** The retry is under way. */
  busy?: boolean;
}

/** In place of a screen or panel that could not be loaded: reason and "Reintentar". */
export function FailureState({ reason, onRetry, busy = false }: FailureStateProps) {
  const labels = useUiLabels();
  return (
    <div className={classes.failure} data-tone="red" role="alert">
      <IconAlertTriangle size={32} stroke={1.75} aria-hidden="true" className={classes.icon} />
      <p className={classes.reason}>{reason}</p>
      <Button variant="default" icon={<IconRefresh size={18} />} onClick={onRetry} busy={busy}>
        {labels.retry}
      </Button>
    </div>
  );
}

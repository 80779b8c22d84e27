import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import { useT } from "../../platform/use-t.ts";
import classes from "./pending-screen.module.css";

/** While the code or data of a screen is on its way. */
export function PendingScreen() {
  const t = useT();
  return (
    <div className={classes.pending}>
      <ListSkeleton label={t("ui.loading")} count={5} />
    </div>
  );
}

import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import { useT } from "../../platform/use-t.ts";

/** While the code or data of a screen is on its way. */
export function PendingScreen() {
  const t = useT();
  return <ListSkeleton label={t("ui.loading")} count={5} />;
}

import { useT } from "#platform/web/use-t.ts";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";

/** While the code or data of a screen is on its way. */
export function PendingScreen() {
  const t = useT();
  return (
    // A style sheet of its own would cost the first screen more than the one rule.
    <div style={{ padding: 12 }}>
      <ListSkeleton label={t("ui.loading")} count={5} />
    </div>
  );
}

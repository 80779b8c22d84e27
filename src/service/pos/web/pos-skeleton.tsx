import { useRef } from "react";
import { useT } from "#platform/web/use-t.ts";
import { useWidth } from "#platform/web/use-width.ts";
import { CardGridSkeleton } from "#ui/feedback/card-grid-skeleton.tsx";
import { SkeletonBox } from "#ui/feedback/skeleton-box.tsx";
import cart from "./cart/cart-panel.module.css";
import { useMenuView, viewMeasures } from "./menu/menu-view.ts";
import classes from "./pos-till.module.css";
import { sideCartWidth } from "./pos-till.tsx";

/** Placeholder of the till while its menu loads. */
export function PosSkeleton() {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const [view] = useMenuView();
  const { height, leastWidth } = viewMeasures[view];
  return (
    <div ref={box} className={classes.till}>
      <div className={classes.waiting}>
        <SkeletonBox height={44} />
        <SkeletonBox height={44} />
        <CardGridSkeleton
          label={t("pos.screen.loading")}
          count={30}
          cardHeight={height}
          minWidth={leastWidth}
        />
      </div>
      {width >= sideCartWidth ? (
        <div className={cart.panel}>
          <div className={classes.waiting}>
            <SkeletonBox height={44} />
            <SkeletonBox height={44} />
            <SkeletonBox height={44} />
          </div>
        </div>
      ) : null}
    </div>
  );
}

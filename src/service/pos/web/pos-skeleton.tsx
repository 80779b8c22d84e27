import { useRef } from "react";
import { useWidth } from "#platform/web/use-width.ts";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { SkeletonBox, skeletonKeys, wordsWidth } from "#ui/feedback/skeleton-box.tsx";
import { Row } from "#ui/layout/layout.tsx";
import cart from "./cart/cart-panel.module.css";
import { useMenuView, viewMeasures } from "./menu/menu-view.ts";
import classes from "./pos-skeleton.module.css";
import till from "./pos-till.module.css";

/** Width of the till in px from which the cart is beside the menu; below it the cart is a sheet. */
export const sideCartWidth = 720;

/** Width of the till in px from which the categories are beside the menu: that of a window of 1280 px with its sidebar. */
export const railWidth = 1_000;

/** Placeholder of the till while its code or its menu loads: search, categories, tiles, and the cart beside them. */
export function PosSkeleton({ label, atOnce = false }: { label: string; atOnce?: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const [view] = useMenuView();
  const { height, leastWidth, gap } = viewMeasures[view];
  const gridTemplateColumns = `repeat(auto-fill, minmax(${leastWidth}px, 1fr))`;
  return (
    <div ref={box} className={till.till}>
      <div className={classes.menu}>
        <Skeleton label={label} atOnce={atOnce}>
          <div className={classes.lines} data-rail={width >= railWidth || undefined}>
            {width < sideCartWidth ? null : (
              <Row gap={8}>
                <SkeletonBox height={44} />
                <SkeletonBox width={312} height={44} />
              </Row>
            )}
            <SkeletonCategories isRail={width >= railWidth} />
            <div className={classes.tiles} style={{ gridTemplateColumns, gap }}>
              {skeletonKeys(40).map((key) => (
                <div key={key} className={classes.tile} style={{ height }}>
                  <SkeletonBox width={wordsWidth(key)} height={14} />
                  <SkeletonBox width={48} height={12} />
                </div>
              ))}
            </div>
          </div>
        </Skeleton>
      </div>
      {width >= sideCartWidth ? (
        <div className={cart.panel}>
          <Skeleton className={classes.cart} atOnce={atOnce}>
            <SkeletonBox height={44} />
            <SkeletonBox height={44} />
            <SkeletonBox height={56} />
          </Skeleton>
        </div>
      ) : null}
    </div>
  );
}

/** Categories in two rows above the tiles, or one below the other beside them. */
function SkeletonCategories({ isRail }: { isRail: boolean }) {
  return (
    <div className={classes.categories}>
      {skeletonKeys(isRail ? 11 : 2).map((key) => (
        <SkeletonBox key={key} height={48} />
      ))}
    </div>
  );
}

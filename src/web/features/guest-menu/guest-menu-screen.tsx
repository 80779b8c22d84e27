import { IconToolsKitchen2 } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { FailureState } from "../../../ui/feedback/failure-state.tsx";
import { SkeletonBox } from "../../../ui/feedback/skeleton-box.tsx";
import { GuestPage } from "../../platform/frame/guest-page.tsx";
import { errorText } from "../../platform/show-error.ts";
import { useT } from "../../platform/use-t.ts";
import classes from "./guest-menu.module.css";
import { guestStoreImage, guestStoreQuery } from "./guest-store-api.ts";

/** /m/{qrcode}: for guests, without signing in. Until their menu is there it says whose it will be. */
export function GuestMenuScreen({ qrcode }: { qrcode: string }) {
  const t = useT();
  const { data: store, error, refetch, isFetching } = useQuery(guestStoreQuery(qrcode));
  const title = store?.storeName ?? t("settings.guest.menu");
  if (store === undefined)
    return (
      <GuestPage title={title} layout="middle">
        {error ? (
          <FailureState reason={errorText(error)} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <SkeletonBox width={240} height={160} />
        )}
      </GuestPage>
    );
  return (
    <GuestPage
      title={title}
      layout="middle"
      mark={
        store?.hasImage ? (
          <img className={classes.picture} src={guestStoreImage(qrcode)} alt="" />
        ) : (
          <span className={classes.mark} aria-hidden="true">
            <IconToolsKitchen2 size={48} stroke={1.25} />
          </span>
        )
      }
      name={title}
      message={t(
        store === null
          ? "settings.guest.broken"
          : store.isQRMenuEnabled
            ? "settings.guest.preparing"
            : "settings.guest.unavailable",
      )}
    />
  );
}

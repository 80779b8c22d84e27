import { IconChevronLeft, IconChevronRight, IconCopy, IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { OfferHoursSection } from "#menu/price-rules/web/public.ts";
import { type MenuItemId, toId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { clientUuid } from "#platform/web/client-uuid.ts";
import { pictureErrorText, removePicture, usePictureWords } from "#platform/web/forms/picture.ts";
import { ScreenPath } from "#platform/web/frame/screen-path.tsx";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { RouterButton } from "#platform/web/router-button.tsx";
import { callBase } from "#platform/web/session/realm.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { PictureField } from "#ui/files/picture-field.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { PartedPage } from "#ui/frame/parts/parted-page.tsx";
import { ActionMenu } from "#ui/overlay/action-menu.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { MenuPicture } from "#ui/pictures/menu-picture.tsx";
import type { ItemDetail } from "../../contract/menu-item-detail.ts";
import { removeMenuPhoto, uploadMenuPhoto } from "../../contract/menu-items.ts";
import { useCopyItem, useDeleteItem, useShowItem } from "../items/use-item-actions.ts";
import { menuItemQuery, menuItemsKey, type ReadItem } from "../menu-api.ts";
import { AddonsSection } from "./addons-section.tsx";
import { ComboSection } from "./combo-section.tsx";
import { ItemDetails } from "./item-details.tsx";
import classes from "./menu-item-screen.module.css";
import { RecipeSection } from "./recipe-section.tsx";
import { useReloadItem } from "./use-choice-actions.ts";
import { VariantsSection } from "./variants-section.tsx";

const NUMBER = /^[1-9]\d{0,15}$/;

/** /dashboard/settings/menu-items/{id}: all settings of an item. */
export function MenuItemScreen({ itemId }: { itemId: string }) {
  return NUMBER.test(itemId) ? <KnownItem id={toId<"MenuItem">(Number(itemId))} /> : <NoItem />;
}

function KnownItem({ id }: { id: MenuItemId }) {
  const t = useT();
  const query = useQuery(menuItemQuery(id));
  useRealtimeRefresh(["menu_changed"], [menuItemsKey]);
  // Somebody else may delete the item while it is on screen.
  if (isApiError(query.error, "not_found")) return <NoItem />;
  if (query.data) return <OneItem read={query.data} />;
  return (
    <>
      <ScreenPath through={["settings", "menuItems"]} here="…" />
      <PageHeader title={t("screens.menuItems")} />
      {query.error ? (
        <QueryFailure query={{ error: query.error, refetch: query.refetch }} />
      ) : (
        <ListSkeleton label={t("ui.loading")} count={5} rowHeight={120} />
      )}
    </>
  );
}

function NoItem() {
  const t = useT();
  const title = t("menuItems.detail.gone_title");
  return (
    <>
      <ScreenPath through={["settings", "menuItems"]} here={title} />
      <PageHeader title={title} />
      <EmptyState
        picture={<MenuPicture />}
        message={t("menuItems.detail.gone")}
        action={
          <RouterButton to="/dashboard/settings/menu-items">{t("menuItems.detail.to_list")}</RouterButton>
        }
      />
    </>
  );
}

function OneItem({ read }: { read: ReadItem }) {
  const t = useT();
  const show = useShowItem();
  const { formattedMenuItem: item, inventoryItems, isCombo, currency, target_food_cost: target } = read;
  return (
    <>
      <ScreenPath through={["settings", "menuItems"]} here={item.title} />
      <PageHeader title={item.title} action={<ItemActions read={read} />} />
      <div className={classes.columns}>
        <PartedPage label={t("platform.on_this_page")}>
          <ItemDetails item={item} currency={currency} target={target} isCombo={isCombo} />
          {isCombo ? null : (
            <>
              <VariantsSection item={item} currency={currency} />
              <AddonsSection item={item} currency={currency} />
            </>
          )}
          <ComboSection itemId={item.id} currency={currency} />
          <OfferHoursSection title={item.title} thing={{ itemId: item.id }} />
          {isCombo ? null : (
            <RecipeSection item={item} ingredients={inventoryItems} currency={currency} target={target} />
          )}
        </PartedPage>
        <aside className={classes.aside} aria-label={t("menuItems.detail.aside")}>
          <CheckField
            look="switch"
            label={t(item.is_enabled ? "menuItems.shown" : "menuItems.hidden")}
            checked={item.is_enabled}
            onChange={(isEnabled) => show(item.id, isEnabled)}
          />
          <ItemPhoto item={item} />
        </aside>
      </div>
    </>
  );
}

function ItemActions({ read }: { read: ReadItem }) {
  const t = useT();
  const navigate = useNavigate();
  const copy = useCopyItem();
  const remove = useDeleteItem(() => void navigate({ to: "/dashboard/settings/menu-items", replace: true }));
  const { formattedMenuItem: item, previous, next } = read;
  const to = (id: number) =>
    void navigate({ to: "/dashboard/settings/menu-items/$itemId", params: { itemId: String(id) } });
  return (
    <>
      {previous === null ? null : (
        <IconButton
          label={t("menuItems.detail.previous", { title: previous.title })}
          icon={<IconChevronLeft size={20} aria-hidden="true" />}
          onClick={() => to(previous.id)}
        />
      )}
      {next === null ? null : (
        <IconButton
          label={t("menuItems.detail.next", { title: next.title })}
          icon={<IconChevronRight size={20} aria-hidden="true" />}
          onClick={() => to(next.id)}
        />
      )}
      <ActionMenu
        label={t("common.actions_for_title", { title: item.title })}
        actions={[
          {
            key: "copy",
            label: t("common.duplicate"),
            icon: <IconCopy size={20} stroke={1.75} />,
            onSelect: () => copy(item.id),
          },
          {
            key: "delete",
            label: t("menuItems.delete.confirm"),
            icon: <IconTrash size={20} stroke={1.75} />,
            tone: "danger",
            onSelect: () => void remove(item),
          },
        ]}
      />
    </>
  );
}

/** The picture of an item for the till and the guests' menu. */
function ItemPhoto({ item }: { item: Pick<ItemDetail, "id" | "image"> }) {
  const t = useT();
  const reload = useReloadItem();
  const params = { id: item.id };
  const address = `${callBase()}${item.image}`;
  const send = async (image: Uint8Array<ArrayBuffer>) => {
    const reply = await call(uploadMenuPhoto, { params, body: { image }, idempotencyKey: clientUuid() });
    await reload();
    return reply;
  };
  const remove = async () => {
    const reply = await call(removeMenuPhoto, { params, idempotencyKey: clientUuid() });
    await reload();
    return reply;
  };
  return (
    <PictureField
      label={t("menuItems.fields.photo")}
      hint={t("platform.picture.hint")}
      picture={item.image === null ? null : address}
      onUpload={async (image) => toastSuccess((await send(image)).message)}
      onRemove={() => removePicture({ address, remove, putBack: send }, t)}
      errorText={pictureErrorText}
      words={usePictureWords()}
    />
  );
}

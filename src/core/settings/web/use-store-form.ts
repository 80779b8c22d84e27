import { useQueryClient } from "@tanstack/react-query";
import { percentFromBasisPoints } from "#platform/domain/money/cents.ts";
import { useContractForm } from "#platform/web/forms/contract-form.ts";
import { beginWithSaved } from "#platform/web/forms/merge-edits.ts";
import { meQuery } from "#platform/web/session/me-query.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { setStoreSetting } from "../contract/store-settings.ts";
import { saveStore, storeQuery } from "./store-api.ts";
import type { Store } from "./store-picture.tsx";

export type StoreFormState = ReturnType<typeof useStoreForm>["form"];

/** The form of the store's details: what was saved is what it begins with again. */
export function useStoreForm(store: Store) {
  const t = useT();
  const client = useQueryClient();
  const readAnew = async () => {
    await client.invalidateQueries({ queryKey: storeQuery.queryKey });
    return valuesOf(await client.fetchQuery(storeQuery));
  };
  const form = useContractForm({
    schema: setStoreSetting.body,
    initialValues: valuesOf(store),
    save: async (body, idempotencyKey) => {
      const sent = form.form.getValues();
      const { message } = await saveStore({ body, idempotencyKey });
      // The frame's name of the restaurant follows by itself.
      void client.invalidateQueries({ queryKey: meQuery.queryKey });
      beginWithSaved(form.form, sent, await readAnew());
      toastSuccess(message);
    },
    meanwhile: {
      readAnew,
      fields: {
        storeName: t("settings.store.name"),
        address: t("settings.store.address"),
        phone: t("settings.store.phone"),
        email: t("settings.store.email"),
        currency: t("settings.store.currency"),
        timeZone: t("settings.store.time_zone"),
        dayCutoffHour: { label: t("settings.store.day_end"), text: (hour) => `${hour}:00` },
        language: t("settings.store.language"),
        courseMinutes: t("settings.store.course_minutes"),
        isStockMailEnabled: t("settings.store.stock_mail"),
        stockMailHour: { label: t("settings.store.stock_mail_hour"), text: (hour) => `${hour}:00` },
        targetFoodCost: { label: t("settings.store.food_cost"), text: (percent) => `${percent} %` },
        isQRMenuEnabled: t("settings.store.qr_menu"),
        isQROrderEnabled: t("settings.store.qr_order"),
        isFeedbackEnabled: t("settings.store.feedback"),
      },
    },
  });
  return form;
}

function valuesOf({
  storeImage,
  uniqueQRCode,
  menuAddress,
  uniqueId,
  isCurrencyFixed,
  targetFoodCost,
  ...fields
}: Store) {
  return { ...fields, targetFoodCost: percentFromBasisPoints(targetFoodCost) };
}

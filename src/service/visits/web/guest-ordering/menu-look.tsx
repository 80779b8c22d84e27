import { IconExternalLink } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { deleteGuestCover, uploadGuestCover } from "#core/settings/contract/guest-ordering.ts";
import { setMenuHighlights } from "#menu/menu/contract/menu-highlights.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { clientUuid } from "#platform/web/client-uuid.ts";
import { pictureErrorText, removePicture, usePictureWords } from "#platform/web/forms/picture.ts";
import { callBase } from "#platform/web/session/realm.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { PictureField } from "#ui/files/picture-field.tsx";
import { ButtonLink } from "#ui/forms/button-link.tsx";
import { MultiSelect } from "#ui/forms/options/multi-select.tsx";
import { guestOrderingQuery, menuHighlightsQuery } from "./guest-ordering-api.ts";

/** A cover is wider than the other pictures of the product. */
const COVER = { side: 1440, maxBytes: 512 * 1024 } as const;

/** The picture across the top of the menu, saved as soon as it is chosen. */
export function CoverField({ cover }: { cover: string | null }) {
  const t = useT();
  const client = useQueryClient();
  const words = usePictureWords();
  const reload = () => client.invalidateQueries({ queryKey: guestOrderingQuery.queryKey });
  const upload = async (picture: Uint8Array<ArrayBuffer>) => {
    const reply = await call(uploadGuestCover, { body: { cover: picture }, idempotencyKey: clientUuid() });
    await reload();
    return reply;
  };
  const remove = async () => {
    const reply = await call(deleteGuestCover, { idempotencyKey: clientUuid() });
    await reload();
    return reply;
  };
  const address = `${callBase()}${cover}`;
  return (
    <PictureField
      label={t("guestOrdering.cover")}
      hint={t("guestOrdering.cover_help")}
      picture={cover === null ? null : address}
      limits={COVER}
      onUpload={async (picture) => toastSuccess((await upload(picture)).message)}
      onRemove={() => removePicture({ address, remove, putBack: upload }, t)}
      errorText={pictureErrorText}
      words={words}
    />
  );
}

/** Opens the menu as guests see it. */
export function SeeMenu({ path }: { path: string }) {
  const t = useT();
  return (
    <ButtonLink
      variant="default"
      icon={<IconExternalLink size={20} aria-hidden="true" />}
      href={path}
      target="_blank"
      rel="noreferrer"
    >
      {t("guestOrdering.see_menu")}
    </ButtonLink>
  );
}

/** The dishes that the menu shows large; each choice is saved at once, one after the other, so that the last one counts. */
export function HighlightsField() {
  const t = useT();
  const client = useQueryClient();
  const { data } = useQuery(menuHighlightsQuery);
  const items = data?.items ?? [];
  const choosing = useMutation({
    mutationFn: (ids: readonly MenuItemId[]) =>
      call(setMenuHighlights, { body: { ids: [...ids] }, idempotencyKey: clientUuid() }),
    scope: { id: "menu-highlights" },
    onMutate: (ids) =>
      client.setQueryData(menuHighlightsQuery.queryKey, {
        items: items.map((item) => ({ ...item, is_highlighted: ids.includes(item.id) })),
      }),
    onError: (error) => {
      showError(error);
      return client.invalidateQueries({ queryKey: menuHighlightsQuery.queryKey });
    },
  });
  return (
    <MultiSelect
      label={t("guestOrdering.highlights")}
      description={t("guestOrdering.highlights_help")}
      disabled={data === undefined}
      options={items.map(({ id, title }) => ({ value: String(id), label: title }))}
      value={items.filter((item) => item.is_highlighted).map(({ id }) => String(id))}
      onChange={(chosen) =>
        choosing.mutate(items.flatMap(({ id }) => (chosen.includes(String(id)) ? id : [])))
      }
      allOption={t("guestOrdering.highlights_none")}
    />
  );
}

import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import type { ComboCandidate } from "#menu/combos/contract/combos.ts";
import { usePictureWords } from "#platform/web/forms/picture.ts";
import { useT } from "#platform/web/use-t.ts";
import { PictureField } from "#ui/files/picture-field.tsx";
import { Button } from "#ui/forms/button.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { Row, Stack } from "#ui/layout/layout.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { ComboGroups, NEW_GROUP } from "../detail/combo-form.tsx";
import type { NewItemForm, NewItemValues } from "./item-values.ts";
import { NameAndPrice, NO_PRICE } from "./name-and-price.tsx";

export interface HeldPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Shows it until it is saved. */
  readonly address: string;
}

interface NewItemPartsProps {
  form: NewItemForm;
  currency: string;
  picture: HeldPicture | null;
  onPicture: (picture: HeldPicture | null) => void;
}

/** Fields for more that an item may begin with: a picture, and variants or the groups of a combo. */
export function NewItemParts({ form, currency, picture, onPicture }: NewItemPartsProps) {
  const t = useT();
  const { variants = [], combo = [] } = form.getValues();
  const address = picture?.address;
  useEffect(() => () => (address === undefined ? undefined : URL.revokeObjectURL(address)), [address]);
  return (
    <>
      <PictureField
        label={t("menuItems.fields.photo")}
        hint={t("platform.picture.hint")}
        picture={address ?? null}
        onUpload={async (bytes) => onPicture({ bytes, address: URL.createObjectURL(new Blob([bytes])) })}
        onRemove={async () => onPicture(null)}
        errorText={String}
        words={usePictureWords()}
      />
      {combo.length === 0 ? <Variants form={form} variants={variants} currency={currency} /> : null}
      {variants.length === 0 ? <Combo form={form} combo={combo} currency={currency} /> : null}
    </>
  );
}

type VariantValues = NonNullable<NewItemValues["variants"]>[number];

interface VariantsProps {
  form: NewItemForm;
  variants: readonly VariantValues[];
  currency: string;
}

function Variants({ form, variants, currency }: VariantsProps) {
  const t = useT();
  const set = (next: VariantValues[]) => form.setFieldValue("variants", next);
  const nameOf = (place: number) =>
    t("common.name_value", { name: t("menuItems.recipe.of.variant"), value: place + 1 });
  return (
    <Stack as="fieldset" gap={8}>
      <Row as="legend" weight={550} below={8}>
        {t("common.variants")}
      </Row>
      {variants.map((variant, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own before it is saved
        <Row key={place} align="end" gap={8}>
          <NameAndPrice
            choice={variant}
            priceLabel={t("common.price")}
            currency={currency}
            errorOf={(field) => String(form.errors[`variants.${place}.${field}`] ?? "") || null}
            onChange={(changes) => set(variants.with(place, { ...variant, ...changes }))}
          />
          <IconButton
            label={t("common.remove_title", { title: variant.title || nameOf(place) })}
            icon={<IconTrash size={20} stroke={1.75} />}
            onClick={() => set(variants.toSpliced(place, 1))}
          />
        </Row>
      ))}
      <Row>
        <Button
          variant="default"
          icon={<IconPlus size={20} aria-hidden="true" />}
          onClick={() => set([...variants, { title: "", price: NO_PRICE }])}
        >
          {t("menuItems.variants.add")}
        </Button>
      </Row>
    </Stack>
  );
}

interface ComboProps {
  form: NewItemForm;
  combo: NonNullable<NewItemValues["combo"]>;
  currency: string;
}

function Combo({ form, combo, currency }: ComboProps) {
  const t = useT();
  const [items, setItems] = useState<ReadonlyMap<number, ComboCandidate>>(new Map());
  return (
    <>
      <CheckField
        label={t("menuItems.sold_as_combo")}
        description={t("menuItems.sold_as_combo_hint")}
        checked={combo.length > 0}
        onChange={(checked) => form.setFieldValue("combo", checked ? [NEW_GROUP] : [])}
      />
      {combo.length === 0 ? null : (
        <ComboGroups
          groups={combo}
          onChange={(next) => form.setFieldValue("combo", next)}
          errorOf={(path) => String(form.errors[`combo.${path}`] ?? "") || null}
          items={items}
          onKnow={(item) => setItems((before) => new Map(before).set(item.item_id, item))}
          currency={currency}
        />
      )}
    </>
  );
}

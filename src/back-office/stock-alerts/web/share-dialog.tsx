import { IconBrandWhatsapp, IconCopy, IconShare2 } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatQuantity } from "#inventory/inventory/web/public.ts";
import type { QueryOf } from "#platform/contract/define.ts";
import { formatDate } from "#platform/web/format.ts";
import { GuardedDialog } from "#platform/web/forms/guarded-dialog.tsx";
import type { Translate } from "#platform/web/i18n.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastError, toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ButtonLink } from "#ui/forms/button-link.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextAreaField } from "#ui/forms/text-area-field.tsx";
import { Row, Stack } from "#ui/layout/layout.tsx";
import type { exportToBuy, ItemToBuy, ToBuyByVendor } from "../contract/to-buy.ts";
import { toBuyByVendorQuery } from "./stock-alerts-api.ts";
import { packedText, proposedText } from "./to-buy-columns.tsx";

/** Longest text in characters that is sent: WhatsApp takes no more. */
const LONGEST = 65_000;

/** Longest encoded text in an address: browsers and WhatsApp refuse more, so a longer one can only be copied or shared. */
const LONGEST_ADDRESS = 2_000;

interface ShareDialogProps {
  query: QueryOf<typeof exportToBuy>;
  onClose: () => void;
}

/** Offers what to buy as an editable text, to be shared with the phone's own dialog, WhatsApp or the clipboard. */
export function ShareDialog({ query, onClose }: ShareDialogProps) {
  const t = useT();
  const user = useUser();
  const list = useQuery(toBuyByVendorQuery(query));
  const [typed, setTyped] = useState<string | null>(null);
  // The text that was already copied or sent; closing the dialog then loses nothing.
  const [sent, setSent] = useState<string | null>(null);
  const [vendor, setVendor] = useState<string | null>(null);
  const store = user?.store_name ?? "";
  const vendors = list.data?.vendors ?? [];
  const chosen = vendors.filter(({ id }) => vendor === null || String(id) === vendor);
  const shown = list.data && { ...list.data, vendors: chosen };
  const text = typed ?? (shown ? shareText({ list: shown, store, now: new Date() }, t) : null);
  const choose = (next: string | null) => {
    setVendor(next);
    setTyped(null);
  };
  return (
    <GuardedDialog
      opened
      isDirty={typed !== null && typed !== sent}
      title={t("stockAlerts.share_title")}
      onClose={onClose}
      footer={text === null ? undefined : <ShareButtons text={text} onSent={() => setSent(text)} />}
    >
      {text !== null ? (
        <Stack gap={16}>
          {vendors.length < 2 ? null : (
            <SelectField
              label={t("common.vendor")}
              emptyOption={t("common.all_vendors")}
              options={vendors.map(({ id, name }) => ({
                value: String(id),
                label: name ?? t("stockAlerts.nobody"),
              }))}
              value={vendor}
              onChange={choose}
            />
          )}
          <TextAreaField
            label={t("stockAlerts.share_text")}
            rows={12}
            maxLength={LONGEST}
            value={text}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Stack>
      ) : (
        <QueryPending query={list} count={4} />
      )}
    </GuardedDialog>
  );
}

function ShareButtons({ text, onSent }: { text: string; onSent: () => void }) {
  const t = useT();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      onSent();
      toastSuccess(t("stockAlerts.copied"));
    } catch {
      // Plain http has no clipboard, or it was refused: the text can be selected.
      toastError(t("stockAlerts.copy_failed"));
    }
  };
  // Closing the phone's dialog shares nothing, and is no failure.
  const share = () => void navigator.share({ text }).then(onSent, () => undefined);
  const inAddress = encodeURIComponent(text);
  return (
    <Row justify="end" wrap gap={8}>
      <Button variant="default" icon={<IconCopy size={20} />} onClick={() => void copy()}>
        {t("common.copy")}
      </Button>
      {inAddress.length > LONGEST_ADDRESS ? null : (
        <ButtonLink
          variant="default"
          icon={<IconBrandWhatsapp size={20} />}
          href={`https://wa.me/?text=${inAddress}`}
          target="_blank"
          rel="noreferrer"
          onClick={onSent}
        >
          {t("stockAlerts.whatsapp")}
        </ButtonLink>
      )}
      {"share" in navigator ? (
        <Button icon={<IconShare2 size={20} />} onClick={share}>
          {t("stockAlerts.share")}
        </Button>
      ) : null}
    </Row>
  );
}

interface SharedList {
  readonly store: string;
  readonly now: Date;
  readonly list: ToBuyByVendor;
}

/** Writes what to buy as a message: a line for each ingredient with its stock, below its vendor. */
function shareText({ store, now, list: { vendors, more } }: SharedList, t: Translate): string {
  const head = t("stockAlerts.shared.head", { store, day: formatDate(now) });
  const hasVendors = vendors.length > 1;
  const parts = vendors.map(({ name, items }) => [
    ...(hasVendors ? ["", t("stockAlerts.shared.vendor", { vendor: name ?? t("stockAlerts.nobody") })] : []),
    ...items.map((item) => lineOf(item, t)),
  ]);
  return [head, ...parts.flat(), ...(more ? [t("stockAlerts.shared.more")] : [])].join("\n");
}

function lineOf(item: ItemToBuy, t: Translate): string {
  const { title } = item;
  const left = formatQuantity(item.quantity, item.unit);
  if (item.proposed === 0) return t("stockAlerts.shared.unknown", { title, left });
  const packed = packedText(item);
  const proposed = packed === null ? proposedText(item) : `${proposedText(item)} (${packed})`;
  return t("stockAlerts.shared.line", { title, proposed, left });
}

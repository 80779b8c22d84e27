import { IconDownload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { SkeletonBox } from "#ui/feedback/skeleton-box.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "#ui/frame/section.tsx";
import type { Purchase } from "../../contract/purchases.ts";
import classes from "../purchases.module.css";
import { attachmentQuery, saveAttachment } from "../purchases-api.ts";

/** The picture of an invoice, to look at, or a PDF, to keep: a PDF of somebody else is never opened in place. */
export function PurchaseAttachment({ purchase }: { purchase: Purchase }) {
  const t = useT();
  if (purchase.attachment === null) return null;
  return (
    <Section
      title={t("purchases.detail.attachment")}
      action={
        <Button
          variant="default"
          icon={<IconDownload size={20} aria-hidden="true" />}
          onClick={() => void saveAttachment(purchase).catch(showError)}
        >
          {t("purchases.detail.save_attachment")}
        </Button>
      }
    >
      {purchase.attachment === "image/webp" ? (
        <Picture purchase={purchase} />
      ) : (
        <p className={classes.quiet}>{t("purchases.detail.pdf")}</p>
      )}
    </Section>
  );
}

function Picture({ purchase: { id, number } }: { purchase: Purchase }) {
  const t = useT();
  const picture = useQuery(attachmentQuery(id));
  const address = useAddressOf(picture.data);
  if (picture.isError) return <p className={classes.quiet}>{t("purchases.detail.picture_failed")}</p>;
  if (address === undefined) return <SkeletonBox height={240} />;
  return (
    <img className={classes.picture} src={address} alt={t("purchases.detail.picture", { no: number })} />
  );
}

/** An address that shows what was loaded; it ends with the component. */
function useAddressOf(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const url = URL.createObjectURL(blob);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return address;
}

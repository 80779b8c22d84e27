import { guestAddress } from "#platform/web/guest-address.ts";
import { useT } from "#platform/web/use-t.ts";
import type { DocumentCopies } from "../contract/tax-delivery.ts";
import { DocumentFacts } from "./document-facts.tsx";
import { DocumentFiles } from "./document-files.tsx";
import classes from "./tax-delivery.module.css";
import { saveJson, savePdf } from "./tax-delivery-api.ts";

/** What the document is, and its files. */
export function CopiesFacts({ copies }: { copies: DocumentCopies }) {
  const t = useT();
  const { id, type, has_files, page } = copies;
  return (
    <>
      <DocumentFacts
        document={copies}
        first={[t("taxDelivery.paper.type"), t(`taxDocuments.types.${type}`)]}
      />
      {has_files ? (
        <DocumentFiles
          files={{ pdf: () => savePdf(id), json: () => saveJson(id) }}
          page={{ href: guestAddress(page), label: t("taxDelivery.copies.page") }}
        />
      ) : (
        <p className={classes.quiet}>{t("taxDelivery.copies.unsigned")}</p>
      )}
    </>
  );
}

import { IconBraces, IconExternalLink, IconFileTypePdf } from "@tabler/icons-react";
import type { DocumentCopies } from "../../../contract/tax-documents/tax-delivery.ts";
import { Button } from "../../../ui/forms/button.tsx";
import { ButtonLink } from "../../../ui/forms/button-link.tsx";
import { guestAddress } from "../../platform/guest-address.ts";
import { showError } from "../../platform/show-error.ts";
import { useT } from "../../platform/use-t.ts";
import { DocumentFacts } from "./document-facts.tsx";
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
        <div className={classes.files}>
          <Button
            variant="default"
            size="lg"
            icon={<IconFileTypePdf size={20} aria-hidden="true" />}
            onClick={() => void savePdf(id).catch(showError)}
          >
            {t("taxDelivery.copies.pdf")}
          </Button>
          <Button
            variant="default"
            size="lg"
            icon={<IconBraces size={20} aria-hidden="true" />}
            onClick={() => void saveJson(id).catch(showError)}
          >
            {t("taxDelivery.copies.json")}
          </Button>
          <ButtonLink
            variant="default"
            size="lg"
            href={guestAddress(page)}
            target="_blank"
            rel="noreferrer"
            icon={<IconExternalLink size={20} aria-hidden="true" />}
          >
            {t("taxDelivery.copies.page")}
          </ButtonLink>
        </div>
      ) : (
        <p className={classes.quiet}>{t("taxDelivery.copies.unsigned")}</p>
      )}
    </>
  );
}

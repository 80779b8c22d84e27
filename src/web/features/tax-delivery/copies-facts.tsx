import { IconBraces, IconExternalLink, IconFileTypePdf } from "@tabler/icons-react";
import type { DocumentCopies } from "../../../contract/tax-documents/tax-delivery.ts";
import { Facts } from "../../../ui/data/facts.tsx";
import { Button } from "../../../ui/forms/button.tsx";
import { ButtonLink } from "../../../ui/forms/button-link.tsx";
import { guestAddress } from "../../platform/guest-address.ts";
import { showError } from "../../platform/show-error.ts";
import { useT } from "../../platform/use-t.ts";
import { TaxDocumentState } from "../tax-documents/public.ts";
import classes from "./tax-delivery.module.css";
import { saveJson, savePdf } from "./tax-delivery-api.ts";

/** What the document is, and its files. */
export function CopiesFacts({ copies }: { copies: DocumentCopies }) {
  const t = useT();
  const { id, type, state, control_number, generation_code, seal, has_files, page } = copies;
  return (
    <>
      <Facts
        layout="column"
        facts={[
          [t(`taxDocuments.types.${type}`), <TaxDocumentState key="state" state={state} />],
          [t("taxDelivery.public.number"), <Code key="number">{control_number}</Code>],
          [t("taxDelivery.public.code"), <Code key="code">{generation_code}</Code>],
          [t("taxDelivery.public.seal"), seal === null ? null : <Code key="seal">{seal}</Code>],
        ]}
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

const Code = ({ children }: { children: string }) => <span className={classes.code}>{children}</span>;

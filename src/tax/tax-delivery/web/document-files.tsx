import { IconBraces, IconExternalLink, IconFileTypePdf } from "@tabler/icons-react";
import type { ComponentProps } from "react";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { ButtonLink } from "#ui/forms/button-link.tsx";
import classes from "./tax-delivery.module.css";

/** Fetches a file and hands it to the browser. */
type Save = () => Promise<unknown>;

export interface DocumentFilesProps {
  /** Null for a document that has none, or none that counts. */
  files: { readonly pdf: Save; readonly json: Save } | null;
  /** Of the print, which is what guests come for. */
  look?: ComponentProps<typeof Button>["variant"];
  /** Where else it is seen; null for nowhere. */
  page: { readonly href: string; readonly label: string } | null;
}

/** The files of a document and where it is seen, for the restaurant and for whoever has its code alike. */
export function DocumentFiles({ files, look = "default", page }: DocumentFilesProps) {
  const t = useT();
  return (
    <div className={classes.files}>
      {files ? (
        <>
          <Button
            variant={look}
            size="lg"
            icon={<IconFileTypePdf size={20} aria-hidden="true" />}
            onClick={() => void files.pdf().catch(showError)}
          >
            {t("taxDelivery.copies.pdf")}
          </Button>
          <Button
            variant="default"
            size="lg"
            icon={<IconBraces size={20} aria-hidden="true" />}
            onClick={() => void files.json().catch(showError)}
          >
            {t("taxDelivery.copies.json")}
          </Button>
        </>
      ) : null}
      {page ? (
        <ButtonLink
          variant="default"
          size="lg"
          href={page.href}
          target="_blank"
          rel="noreferrer"
          icon={<IconExternalLink size={20} aria-hidden="true" />}
        >
          {page.label}
        </ButtonLink>
      ) : null}
    </div>
  );
}

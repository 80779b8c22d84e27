import { useQueryClient } from "@tanstack/react-query";
import { useContractForm } from "#platform/web/forms/contract-form.ts";
import { beginWithSaved } from "#platform/web/forms/merge-edits.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { setTaxIssuer, type TaxIssuer } from "../contract/issuer.ts";
import { issuerQuery, useSaveIssuer } from "./tax-issuer-api.ts";

export type IssuerForm = ReturnType<typeof useIssuerForm>["form"];

/** What was saved is what the form begins with again. */
export function useIssuerForm(issuer: TaxIssuer["issuer"]) {
  const t = useT();
  const client = useQueryClient();
  const saving = useSaveIssuer();
  const readAnew = async () => (await client.fetchQuery({ ...issuerQuery, staleTime: 0 })).issuer;
  const form = useContractForm({
    schema: setTaxIssuer.body,
    initialValues: issuer,
    save: async (body, idempotencyKey) => {
      const sent = form.form.getValues();
      const { message } = await saving.mutateAsync({ body, idempotencyKey });
      beginWithSaved(form.form, sent, await readAnew());
      toastSuccess(message);
    },
    meanwhile: {
      readAnew,
      fields: {
        legalName: t("taxIssuer.issuer.legal_name"),
        tradeName: t("taxIssuer.issuer.trade_name"),
        nit: t("taxIssuer.issuer.nit"),
        nrc: t("taxIssuer.issuer.nrc"),
        activityCode: t("taxIssuer.issuer.activity"),
        isLargeTaxpayer: t("taxIssuer.issuer.large_taxpayer"),
        department: t("customers.form.department"),
        municipality: t("customers.form.municipality"),
        district: t("customers.form.district"),
        complement: t("taxIssuer.issuer.complement"),
        phone: t("taxIssuer.issuer.phone"),
        email: t("taxIssuer.issuer.email"),
        responsibleName: t("taxIssuer.issuer.responsible_name"),
        responsibleKind: t("taxIssuer.issuer.responsible_kind"),
        responsibleNumber: t("taxIssuer.issuer.responsible_number"),
      },
    },
  });
  return form;
}

import { namedChanges, type TaxpayerForm, type TaxpayerNames } from "#core/catalogues/web/public.ts";
import type { SellerInForm } from "./excluded-draft.ts";
import type { CustomerTexts } from "./invoice-draft.ts";

/** The other party of a document as typed: a customer or a seller. */
interface Party {
  readonly party: SellerInForm & Partial<CustomerTexts>;
  readonly isRequired: (field: keyof CustomerTexts) => boolean;
  readonly errorOf: (field: keyof CustomerTexts) => string | null;
  /** Changes the party and clears the errors of these fields. */
  readonly set: (changes: Partial<CustomerTexts>) => void;
}

const names = {
  name: "name",
  tradeName: "nombreComercial",
  nit: "nit",
  nrc: "nrc",
  documentType: "tipoDocumento",
  documentNumber: "numDocumento",
  activity: "codActividad",
  activityWords: "descActividad",
  department: "departamento",
  municipality: "municipio",
  district: "distrito",
  complement: "complemento",
  email: "email",
  phone: "phone",
} as const satisfies TaxpayerNames<keyof CustomerTexts>;

/** The party for the fields of a taxpayer; the words of an activity are refused at its code. */
export const partyForm = (
  { party, isRequired, errorOf, set }: Party,
  own: { readonly [Field in keyof typeof names]: keyof CustomerTexts } = names,
): TaxpayerForm => ({
  props: (field) => ({
    name: own[field],
    value: party[own[field]] ?? "",
    error: errorOf(own[field]) ?? (field === "activity" ? errorOf("descActividad") : null),
  }),
  isRequired: (field) => isRequired(own[field]),
  set: (changes) => set(namedChanges(own, changes)),
});

/** The party under the name of its company. */
export const companyForm = (party: Party): TaxpayerForm =>
  partyForm(party, { ...names, name: "razonSocial" });

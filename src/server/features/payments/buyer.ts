import type { Buyer, Receptor } from "../../../contract/orders.ts";
import {
  type FiscalParty,
  fiscalProblems,
  needsIdentification,
} from "../../../domain/documents/fiscal-data.ts";
import { formatDui, identityDigits, identityDocuments } from "../../../domain/identity/tax-numbers.ts";
import type { CustomerId } from "../../../domain/ids.ts";
import { type Cents, decimalFromCents } from "../../../domain/money/cents.ts";
import type { InvoiceType } from "../../../domain/orders/invoice-type.ts";
import type { Tx } from "../../platform/db/tx.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import {
  type BuyingCustomer,
  customerById,
  customerByPhone,
  type FiscalSettingsRow,
  fiscalSettings,
} from "./buyer-queries.ts";
import type { ChargeSettings } from "./charge-settings.ts";
import { moneyText } from "./money-text.ts";

/** Who an invoice is for, as it is frozen on it. */
export interface ResolvedBuyer {
  readonly customerId: CustomerId | null;
  readonly invoiceType: InvoiceType;
  readonly receptor: Receptor | null;
  readonly issuer: FiscalSettingsRow | undefined;
}

export interface BuyerQuestion {
  readonly asked: Buyer;
  /** The customer of the account. */
  readonly accountCustomer: CustomerId | null;
}

/**
 * The buyer: who was asked for, else the customer of the account; the kind of invoice that was asked for, else what the
 * customer is (operations §4). A fiscal credit with gaps in the data of either side is refused, naming all of them.
 */
export async function resolveBuyer(
  tx: Tx,
  ctx: StaffContext,
  { asked, accountCustomer }: BuyerQuestion,
): Promise<ResolvedBuyer> {
  const customer = await customerOf(tx, asked, accountCustomer);
  const invoiceType = asked.invoiceType ?? asked.invoice_type ?? customer?.type ?? "CONSUMIDOR_FINAL";
  const given = asked.receptor ?? asked.receptor_json ?? null;
  const receptor = given ?? (customer ? receptorOf(customer, invoiceType) : null);
  const issuer = await fiscalSettings(tx);
  if (invoiceType === "CREDITO_FISCAL") refuseGaps(ctx, receptor, issuer);
  return { customerId: customer?.id ?? null, invoiceType, receptor, issuer };
}

/** Refuses a consumer invoice of a total from which its buyer has to be named, without the name. */
export function refuseUnidentified(
  ctx: StaffContext,
  { invoiceType, receptor }: ResolvedBuyer,
  total: Cents,
  { identificationThreshold, currency }: ChargeSettings,
): void {
  const buyer = receptor && {
    name: receptor.nombre,
    documentType: receptor.tipoDocumento,
    documentNumber: receptor.numDocumento,
  };
  if (invoiceType === "CREDITO_FISCAL" || !needsIdentification(total, identificationThreshold, buyer)) return;
  throw new AppError("identification_required", {
    field: "receptor",
    details: {
      threshold: moneyText(ctx, identificationThreshold, currency),
      thresholdAmount: decimalFromCents(identificationThreshold),
    },
  });
}

/** Whoever is named, in whatever spelling; one that is unknown, or two that differ, are refused. */
async function customerOf(
  tx: Tx,
  { customerId, customer_id, customerPhone }: Buyer,
  accountCustomer: CustomerId | null,
): Promise<BuyingCustomer | undefined> {
  const phones = [customerPhone, typeof customerId === "object" ? customerId?.phone : null];
  const ids = [typeof customerId === "number" ? customerId : null, customer_id];
  const named: (BuyingCustomer | undefined)[] = [];
  for (const id of ids) if (id) named.push(await customerById(tx, id));
  for (const phone of phones) if (phone) named.push(await customerByPhone(tx, phone));
  const [first] = named;
  if (named.some((customer) => customer === undefined || customer.id !== first?.id))
    throw new AppError("customer_unknown", { field: "customerId" });
  return first ?? (accountCustomer === null ? undefined : customerById(tx, accountCustomer));
}

/** What a tax document says of a customer: a business by its NIT, a person by the document they gave. */
function receptorOf(customer: BuyingCustomer, type: InvoiceType): Receptor {
  const isCredit = type === "CREDITO_FISCAL";
  const { nit, doc_type_code: kind, doc_number: number } = customer;
  const { department_code: departamento, municipality_code: municipio } = customer;
  const complemento = customer.address_complement;
  const own = {
    tipoDocumento: kind ?? identityDocuments.nit,
    numDocumento: number && documentText(kind, number),
  };
  return {
    nombre: (isCredit ? (customer.razon_social ?? customer.name) : customer.name) ?? customer.phone,
    ...(isCredit && nit !== null
      ? { tipoDocumento: identityDocuments.nit, numDocumento: identityDigits(nit) }
      : own),
    nrc: customer.nrc === null ? null : identityDigits(customer.nrc),
    codActividad: customer.economic_activity_code,
    descActividad: customer.economic_activity_desc,
    correo: customer.email,
    telefono: customer.phone,
    direccion: departamento && municipio && complemento ? { departamento, municipio, complemento } : null,
  };
}

function documentText(kind: string | null, number: string): string {
  return kind === identityDocuments.dui ? formatDui(number) : number;
}

function refuseGaps(
  ctx: StaffContext,
  receptor: Receptor | null,
  issuer: FiscalSettingsRow | undefined,
): void {
  const missing = [
    ...fiscalProblems(partyOf(receptor)).map((one) => ({ party: "buyer", ...one }) as const),
    ...fiscalProblems(issuerParty(issuer)).map((one) => ({ party: "issuer", ...one }) as const),
  ];
  if (missing.length === 0) return;
  const problems = (["buyer", "issuer"] as const).flatMap((party) => {
    const named = missing
      .filter((one) => one.party === party)
      .map((one) =>
        ctx.say(`payments.fiscal.${one.reason}`, { field: ctx.say(`payments.fiscal.${one.field}`) }),
      );
    return named.length === 0 ? [] : [ctx.say(`payments.fiscal.${party}`, { fields: named.join(", ") })];
  });
  throw new AppError("ccf_data_missing", {
    field: "receptor",
    details: {
      problems: problems.join(" "),
      fields: missing.map(({ party, field, reason }) => `${party}.${field}.${reason}`),
    },
  });
}

const NOBODY: FiscalParty = {
  ...{ name: null, nit: null, nrc: null, activityCode: null, activityDesc: null },
  ...{ department: null, municipality: null, complement: null, email: null },
};

function partyOf(receptor: Receptor | null): FiscalParty {
  if (receptor === null) return NOBODY;
  return {
    name: receptor.nombre,
    nit: receptor.numDocumento,
    nrc: receptor.nrc,
    activityCode: receptor.codActividad,
    activityDesc: receptor.descActividad,
    department: receptor.direccion?.departamento ?? null,
    municipality: receptor.direccion?.municipio ?? null,
    complement: receptor.direccion?.complemento ?? null,
    email: receptor.correo,
  };
}

function issuerParty(issuer: FiscalSettingsRow | undefined): FiscalParty {
  if (!issuer) return NOBODY;
  return {
    name: issuer.legal_name,
    nit: issuer.nit,
    nrc: issuer.nrc,
    activityCode: issuer.activity_code,
    activityDesc: issuer.activity_desc,
    department: issuer.department_code,
    municipality: issuer.municipality_code,
    complement: issuer.address_complement,
    email: issuer.email,
  };
}

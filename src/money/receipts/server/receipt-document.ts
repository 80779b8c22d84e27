import { catalogueWords, placeName } from "#core/catalogues/server/public.ts";
import type { InvoiceId } from "#platform/domain/ids.ts";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { decimalFrom, decimalPriceText, decimalText } from "#platform/domain/money/decimal.ts";
import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { Receptor } from "#service/customers/domain/receptor.ts";
import type { ReceiptDocument } from "#tax/tax-documents/contract/receipt-document.ts";
import { soldAmount } from "#tax/tax-documents/domain/arithmetic/line-amounts.ts";
import { conditionOf } from "#tax/tax-documents/domain/issue/body-sections.ts";
import {
  type Issuer,
  type Party,
  receptorOfParty,
  type TaxAddress,
} from "#tax/tax-documents/domain/issue/parties.ts";
import type {
  DocumentLine,
  DocumentPayment,
  Environment,
} from "#tax/tax-documents/domain/issue/tax-document-input.ts";
import type { DocumentState } from "#tax/tax-documents/domain/life/document-state.ts";
import { addressWords } from "#tax/tax-documents/domain/names/address-words.ts";
import { printedAmounts } from "#tax/tax-documents/domain/paper/printed-amounts.ts";
import { queryAddress } from "#tax/tax-documents/domain/paper/query-address.ts";
import { totalInWords } from "#tax/tax-documents/domain/paper/total-in-words.ts";
import {
  documentVersion,
  type Generation,
  type IssuedType,
} from "#tax/tax-documents/domain/shape/generation.ts";

/** A line of the document's content, with decimals as the database stores them. */
type StoredLine = Pick<DocumentLine, "title" | "unit" | "sale"> &
  Record<"quantity" | "unitPrice" | "discount" | "outside", { readonly decimal: string }>;

interface DocumentRow {
  readonly type: IssuedType;
  readonly is_of_rest: boolean;
  readonly generation: Generation;
  readonly environment: Environment;
  readonly generation_code: string;
  readonly control_number: string;
  readonly seal: string | null;
  readonly state: DocumentState;
  readonly is_contingency: boolean;
  readonly issued_on: string;
  readonly issued_at: string;
  readonly issuer: Issuer;
  readonly payments: readonly DocumentPayment[];
  readonly buyer: Party | null;
  readonly lines: readonly StoredLine[];
  readonly not_subject: Cents;
  readonly exempt: Cents;
  readonly taxed: Cents;
  readonly vat: Cents;
  readonly tributes: Cents;
  readonly total: Cents;
  readonly outside: Cents;
  readonly withheld: Cents;
  readonly to_pay: Cents;
}

/** The tax document now in force for an invoice, and the buyer it names. */
interface DocumentInForce {
  readonly document: ReceiptDocument;
  readonly receptor: Receptor | null;
}

/**
 * Returns the tax document now in force for an invoice, as its receipt shows it; null if the restaurant issues none.
 */
export async function receiptDocument(tx: Tx, id: InvoiceId): Promise<DocumentInForce | null> {
  const [row] = await tx.query<DocumentRow>({
    text: `select d.kind as type, d.task_id is not null as is_of_rest, d.generation, d.environment, d.generation_code, d.control_number, d.seal, d.state,
        d.contingency_id is not null as is_contingency, d.issued_on::text as issued_on, d.issued_at, d.input -> 'issuer' as issuer,
        d.input -> 'payments' as payments, d.input -> 'lines' as lines, nullif(d.input -> 'buyer', 'null') as buyer, d.tributes_cents as tributes,
        d.not_subject_cents as not_subject, d.exempt_cents as exempt, d.taxed_cents as taxed,
        case d.kind when '01' then 0 else d.vat_cents end as vat,
        d.total_cents as total, d.outside_cents as outside, d.withheld_cents as withheld, d.to_pay_cents as to_pay
      from (
        select * from tax_documents where tenant_id = $1 and kind in ('01', '03')
          and sale_id = (select id from documents where tenant_id = $1 and invoice_id = $2) offset 0) d
      order by d.id desc limit 1`,
    values: [tx.tenantId, id],
  });
  return row ? { document: documentView(row), receptor: row.buyer && receptorOfParty(row.buyer) } : null;
}

function documentView({ generation, issuer, buyer, payments, lines, ...row }: DocumentRow): ReceiptDocument {
  const condition = conditionOf(payments, BigInt(row.to_pay));
  return {
    ...row,
    version: documentVersion(row.type, generation),
    query_address: queryAddress({
      environment: row.environment,
      generationCode: row.generation_code,
      issuedOn: calendarDate(row.issued_on),
    }),
    issuer: {
      name: issuer.name,
      trade_name: issuer.tradeName,
      nit: issuer.nit,
      nrc: issuer.nrc,
      activity: issuer.activity.title,
      address: addressText(issuer.address),
      phone: issuer.phone,
      email: issuer.email,
    },
    buyer: buyer && {
      trade_name: buyer.tradeName ?? null,
      address: buyer.address ? addressText(buyer.address) : null,
    },
    lines: lineViews(lines),
    words: totalInWords(cents(row.to_pay)),
    condition: condition === 1 ? "1" : condition === 2 ? "2" : "3",
  };
}

const addressText = ({ department, municipality, district, districtName, complement }: TaxAddress): string =>
  addressWords(complement, {
    district: districtName ?? (district === null ? null : placeName(department, municipality, district)),
    municipality: placeName(department, municipality),
    department: placeName(department),
  });

/** The lines as paper shows them: prices as short as they may be, amounts that add up to the sums (guide §23). */
function lineViews(lines: readonly StoredLine[]): ReceiptDocument["lines"] {
  const exact = lines.map(({ sale, ...stored }) => {
    const quantity = decimalFrom(stored.quantity.decimal);
    const unitPrice = decimalFrom(stored.unitPrice.decimal);
    const discount = decimalFrom(stored.discount.decimal);
    const amount =
      sale === "outside"
        ? decimalFrom(stored.outside.decimal)
        : soldAmount({ quantity, unitPrice, discount });
    return { quantity, unitPrice, discount, amount, column: sale };
  });
  return printedAmounts(exact).map(({ unitPrice, discount, amount }, index) => {
    const { title, unit, sale, quantity } = required(lines[index], "a line of a document");
    return {
      title,
      unit: catalogueWords.unit(unit) ?? String(unit),
      sale,
      quantity: decimalText(decimalFrom(quantity.decimal)),
      unit_price: decimalPriceText(unitPrice),
      discount,
      amount,
    };
  });
}

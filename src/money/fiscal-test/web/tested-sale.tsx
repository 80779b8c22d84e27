import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import type { MessageKey } from "#app/words/message-key.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Muted, Stack } from "#ui/layout/layout.tsx";
import type { TestedDocument } from "../contract/fiscal-preview.ts";
import classes from "./fiscal-test.module.css";
import type { FiscalTestResult } from "./fiscal-test-api.ts";

/** Shows the result of the test: the verdict, the figures, each document. */
export function TestedSale({ result }: { result: FiscalTestResult }) {
  const t = useT();
  const { summary, currency, documents } = result;
  const { breakdown, fiscal_totals: totals } = summary;
  return (
    <>
      <Verdict result={result} />
      <div className={classes.sums}>
        <Sums
          title={t("fiscalTest.sale")}
          currency={currency}
          rows={[
            ["fiscalTest.products", breakdown.productos_total],
            ["common.taxes", breakdown.impuestos_total],
            ["common.service_charge", breakdown.cargo_servicio],
            ["common.discount", breakdown.descuento],
            ["common.total", breakdown.total_final],
          ]}
        />
        <Sums
          title={t("fiscalTest.fiscal")}
          currency={currency}
          rows={[
            ["fiscalTest.taxed", totals.totalGravada],
            ["fiscalTest.exempt", totals.totalExenta],
            ["fiscalTest.not_subject", totals.totalNoSuj],
            ["common.non_taxable", totals.totalNoGravado],
            ["common.iva", totals.totalIva],
            ["common.total_payable", totals.totalPagar],
          ]}
        />
      </div>
      <Section title={t("common.documents")} description={t("fiscalTest.documents_hint")}>
        <Stack as="ul" gap={12}>
          {documents.map((document) => (
            <TestedDocumentItem key={keyOf(document)} document={document} currency={currency} />
          ))}
        </Stack>
      </Section>
    </>
  );
}

const keyOf = ({ invoice_no, tipoDte, generation }: TestedDocument) =>
  `${invoice_no} ${tipoDte} ${generation}`;

function Verdict({ result }: { result: FiscalTestResult }) {
  const t = useT();
  const { isValid, errors } = result.fiscal_validation;
  return (
    <div className={classes.verdict}>
      {isValid ? (
        <Notice tone="green" role="status" icon={<IconCircleCheck size={20} aria-hidden="true" />}>
          {t("fiscalTest.passed")}
        </Notice>
      ) : (
        <Notice tone="red" role="alert" icon={<IconAlertTriangle size={20} aria-hidden="true" />}>
          <p>{t("fiscalTest.failed", { count: errors.length })}</p>
          <ul className={classes.errors}>
            {errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        </Notice>
      )}
      {result.is_issuing ? null : <Notice tone="amber">{t("fiscalTest.not_issuing")}</Notice>}
    </div>
  );
}

interface SumsProps {
  title: string;
  currency: string;
  rows: readonly (readonly [MessageKey, Cents])[];
}

function Sums({ title, currency, rows }: SumsProps) {
  const t = useT();
  return (
    <div>
      <Section title={title}>
        <dl className={classes.figures}>
          {rows.map(([label, amount]) => (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>{formatAmount(amount, currency)}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </div>
  );
}

/** A document of a sale that was tried, with its errors and its text. */
export function TestedDocumentItem({ document, currency }: { document: TestedDocument; currency: string }) {
  const t = useT();
  const { tipoDte, generation, invoice_no: invoiceNo, receptor, errors, isValid } = document;
  const facts = [
    invoiceNo === null ? null : t("fiscalTest.of_invoice", { number: invoiceNo }),
    receptor === null ? t("fiscalTest.nobody") : t("fiscalTest.buyer", { name: receptor }),
    document.is_in_force ? t("fiscalTest.in_force") : null,
  ].filter((fact) => fact !== null);
  return (
    <li className={classes.document}>
      <div className={classes.head}>
        <h3>{t("fiscalTest.document", { kind: t(`taxDocuments.types.${tipoDte}`), generation })}</h3>
        <StatusBadge
          tone={isValid ? "green" : "red"}
          label={t(isValid ? "fiscalTest.right" : "fiscalTest.wrong")}
        />
      </div>
      <Muted>{factsText(facts)}</Muted>
      <Muted>
        {t("common.labelled", {
          label: t("common.total_payable"),
          value: formatAmount(document.totalPagar, currency),
        })}
      </Muted>
      {errors.length === 0 ? null : (
        <ul className={classes.errors}>
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      )}
      <details>
        <summary>{t("fiscalTest.json")}</summary>
        <pre className={classes.json}>{JSON.stringify(document.dte_json, null, 2)}</pre>
      </details>
    </li>
  );
}

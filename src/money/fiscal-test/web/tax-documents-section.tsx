import { useQuery } from "@tanstack/react-query";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { failureText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { Section } from "#ui/frame/section.tsx";
import { paymentStructureQuery } from "./payment-structure-api.ts";
import classes from "./tax-documents-section.module.css";

/** How a sale stands in its tax document with the settings that are saved, and what the documents lack. */
export function TaxDocumentsSection({ currency }: { currency: string }) {
  const t = useT();
  const structure = useQuery(paymentStructureQuery);
  return (
    <Section
      title={t("taxes.documents.title")}
      description={t("taxes.documents.hint", { amount: formatAmount(EXAMPLE, currency) })}
    >
      {structure.data ? (
        <Structure structure={structure.data} currency={currency} />
      ) : structure.error ? (
        <FailureState
          reason={failureText(structure.error, "taxes.load_failed")}
          onRetry={() => void structure.refetch()}
          busy={structure.isFetching}
        />
      ) : (
        <ListSkeleton label={t("ui.loading")} count={4} rowHeight={24} />
      )}
    </Section>
  );
}

/** What the server shows the structure of. */
const EXAMPLE = cents(1_000);

type Structure = Awaited<ReturnType<NonNullable<typeof paymentStructureQuery.queryFn>>>;

function Structure({ structure, currency }: { structure: Structure; currency: string }) {
  const t = useT();
  const { fiscal_totals: totals } = structure.summary;
  const { errors } = structure.fiscal_validation;
  const rows: [string, Cents][] = [
    [t("receipts.service_charge"), structure.summary.breakdown.cargo_servicio],
    [t("taxes.documents.taxed"), totals.totalGravada],
    [t("taxes.documents.exempt"), totals.totalExenta],
    [t("taxes.documents.untaxed"), totals.totalNoGravado],
    [t("taxes.documents.iva"), totals.totalIva],
    [t("taxes.documents.total"), totals.totalPagar],
  ];
  return (
    <>
      <dl className={classes.figures}>
        {rows.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatAmount(amount, currency)}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.verdict}>
        {t(errors.length === 0 ? "taxes.documents.valid" : "taxes.documents.problems")}
      </p>
      {errors.length === 0 ? null : (
        <ul className={classes.problems}>
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      )}
    </>
  );
}

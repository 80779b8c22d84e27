import { sentencesText } from "#platform/domain/text/sentences.ts";
import { formatAmount, formatDateTime, formatDetails, formatList } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { Box, Muted, Row, Text } from "#ui/layout/layout.tsx";
import type { InvoiceLine, RefundableInvoice } from "../contract/refunds.ts";
import classes from "./refunds.module.css";

/** Returns the dish with its variant. */
export function dishTitle({ title, variant_title }: Pick<InvoiceLine, "title" | "variant_title">): string {
  return formatDetails([title, variant_title]);
}

/** Shows a line of facts above the lines. */
export function InvoiceHead({ invoice }: { invoice: RefundableInvoice }) {
  const t = useT();
  const whom = invoice.table_title ?? invoice.customer_name ?? t("common.no_table");
  return (
    <Muted>
      {t("refunds.head", {
        when: formatDateTime(invoice.at),
        whom,
        methods: formatList(invoice.methods),
        total: formatAmount(invoice.total, invoice.currency),
      })}
    </Muted>
  );
}

/** Lists the earlier refunds. */
export function PastRefunds({ invoice }: { invoice: RefundableInvoice }) {
  const t = useT();
  if (invoice.refunds.length === 0) return null;
  return (
    <section aria-label={t("refunds.past")}>
      <Text as="h3" size="md">
        {t("refunds.past")}
      </Text>
      <Box as="ul" above={8}>
        {invoice.refunds.map((refund) => (
          <Row as="li" align="center" wrap gap={8} across={12} ruled key={refund.refund_no}>
            <span className={classes.grow}>
              {sentencesText(
                [
                  t("refunds.past_line", {
                    no: refund.refund_no,
                    when: formatDateTime(refund.at),
                    name: refund.by,
                    method: refund.method,
                    reason: refund.reason,
                  }),
                  refund.on_account > 0 &&
                    t("refunds.past_owed", { amount: formatAmount(refund.on_account, invoice.currency) }),
                  refund.withheld > 0 &&
                    t("refunds.past_withheld", { amount: formatAmount(refund.withheld, invoice.currency) }),
                  refund.approved_by && t("cash.approved_by", { name: refund.approved_by }),
                ],
                t,
              )}
            </span>
            <span className={classes.amount}>{formatAmount(refund.amount, invoice.currency)}</span>
          </Row>
        ))}
      </Box>
    </section>
  );
}

import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { formatUnitCost } from "#inventory/inventory/web/public.ts";
import type { Id } from "#platform/domain/ids.ts";
import { useT } from "#platform/web/use-t.ts";
import { Section } from "#ui/frame/section.tsx";
import { actsOnce } from "#ui/taps/guard-second-taps.ts";
import type { VendorItem } from "../../contract/vendors.ts";
import classes from "./new-purchase.module.css";
import type { DraftLine } from "./purchase-draft.ts";
import { vendorMemoryQuery } from "./sources-api.ts";

/** Goods that are proposed at once; the others are found by the field of a line. */
const MOST_PROPOSED = 12;

interface VendorMemoryProps {
  vendorId: Id<"Vendor">;
  lines: readonly DraftLine[];
  onAdd: (item: VendorItem) => void;
}

/** What was bought of the vendor last and is not on the purchase yet, added by a tap. */
export function VendorMemory({ vendorId, lines, onAdd }: VendorMemoryProps) {
  const t = useT();
  const memory = useQuery(vendorMemoryQuery(vendorId));
  if (memory.isError) return <p className={classes.quiet}>{t("purchases.form.last_failed")}</p>;
  const proposed = (memory.data?.rows ?? [])
    .filter(({ title, inventory_item_id: id }) => !lines.some((line) => isSame(line, title, id)))
    .slice(0, MOST_PROPOSED);
  if (proposed.length === 0) return null;
  return (
    <Section title={t("purchases.form.last")} description={t("purchases.form.last_hint")}>
      <ul className={classes.proposals}>
        {proposed.map((item) => (
          <li key={item.id}>
            <button type="button" {...actsOnce} className={classes.proposal} onClick={() => onAdd(item)}>
              <IconPlus size={18} aria-hidden="true" />
              <span className={classes.proposalWords}>
                <span>{item.title}</span>
                <span className={classes.quiet}>
                  {item.last_unit_price === null
                    ? item.unit
                    : t("purchases.form.last_price", {
                        price: formatUnitCost(item.last_unit_price, memory.data?.currency ?? "USD"),
                        unit: item.unit,
                      })}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function isSame(line: DraftLine, title: string, id: Id<"InventoryItem">): boolean {
  return line.title === title && line.ingredient?.id === id;
}

import { decimalFromCents } from "#platform/domain/money/cents.ts";
import type { Way } from "./guest-fields.tsx";
import { type CartLine, decideCartLine, type SoldItems } from "./menu-sale.ts";
import type { Guest } from "./use-guest.ts";
import type { OrderBody } from "./use-sending.ts";

interface OrderToSend {
  readonly lines: readonly CartLine[];
  readonly sold: SoldItems;
  readonly way: Way;
  readonly guest: Guest;
  readonly locator: string | null;
}

/** The order as it travels, each line at the price that the guest sees. */
export function orderBody({ lines, sold, way, guest, locator }: OrderToSend): OrderBody {
  const isAtTable = way === "dinein";
  const { departamento, municipio, complemento, ...buyer } = guest.buyer;
  const isBusiness = guest.isBusiness && !isAtTable;
  return {
    deliveryType: way,
    tableId: isAtTable ? locator : null,
    customerType: isAtTable ? "WALKIN" : "CUSTOMER",
    customer: { name: guest.name.trim(), ...(!isAtTable && { phone: guest.phone.trim() }) },
    ...(way === "delivery" && { address: guest.address.trim() }),
    ...(isBusiness && {
      invoiceType: "CREDITO_FISCAL" as const,
      receptor: { ...buyer, direccion: { departamento, municipio, complemento } },
    }),
    cartItems: lines.map((line) => {
      const decision = decideCartLine(line, sold);
      return {
        id: line.id,
        quantity: line.quantity,
        price: decision.ok ? decimalFromCents(decision.unitPrice) : 0,
        ...(line.notes !== "" && { notes: line.notes }),
        variant_id: line.variant_id,
        addons_ids: [...line.addons_ids],
        ...(line.parts.length > 0 && {
          parts: line.parts.map((part) => ({ ...part, addons_ids: [...part.addons_ids] })),
        }),
      };
    }),
  };
}

import { type Draft, keptCart } from "../contract/drafts.ts";
import type { DraftRow } from "./draft-queries.ts";

/** A draft as tills get it. */
export function draftView(row: DraftRow): Draft {
  return {
    uuid: row.client_uuid,
    nameRef: row.name_ref,
    date: row.created_at,
    cart: keptCart.parse(row.cart),
    user: row.user_name,
  };
}

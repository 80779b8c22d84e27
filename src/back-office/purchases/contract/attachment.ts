import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { purchaseParams } from "./purchases.ts";

/** A file attached to a purchase. */
export interface PurchaseAttachment {
  /** SHA-256 of the bytes. */
  readonly hash: string;
  readonly mediaType: "image/webp" | "application/pdf";
  readonly bytes: Uint8Array;
  /** Name for saving it; the browser never opens it in place. */
  readonly downloadName: string;
}

export const readPurchaseAttachment = route({
  method: "GET",
  path: "/purchases/:id/attachment",
  summary: "The picture or PDF that was sent with a purchase, as a download.",
  access: screenAccess("purchases"),
  media: ["image/webp", "application/pdf"],
  params: purchaseParams,
  response: z.custom<PurchaseAttachment>(),
  errors: ["not_found"],
});

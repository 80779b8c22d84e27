import { z } from "zod";
import { route } from "../platform/define.ts";
import { taxDocumentKind } from "./generation-rules.ts";
import { issuerAccess } from "./issuer.ts";

export const readCertification = route({
  method: "GET",
  path: "/settings/tax-issuer/certification",
  summary:
    "How many documents of each kind the ministry wants to have sealed in its test service, and how many it has (guide §25).",
  access: issuerAccess,
  response: z.object({
    counts: z.array(
      z.object({
        kind: taxDocumentKind,
        needed: z.number().int(),
        done: z.number().int(),
        /** Made and not sealed yet. */
        waiting: z.number().int(),
      }),
    ),
  }),
});
export type Certification = z.output<typeof readCertification.response>;

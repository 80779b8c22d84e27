import { z } from "zod";
import { permissions } from "../domain/access/permissions.ts";
import { route } from "./define.ts";

export const settleRequest = route({
  method: "POST",
  path: "/requests/settle",
  summary:
    "Whether the own request with this Idempotency-Key was carried out, for when its answer was lost. If not it is withdrawn: should it still arrive, it is refused.",
  // Everybody who may send something may ask what became of it.
  access: { staff: permissions },
  body: z.object({ key: z.string().min(1).max(100) }),
  response: z.object({ is_saved: z.boolean() }),
  errors: ["still_running"],
  // Asked again it answers the same.
  idempotency: "natural",
});

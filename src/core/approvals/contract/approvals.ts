import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { idOf, instant, messageReply } from "#platform/contract/wire.ts";
import { approvableActions, PIN_SHAPE } from "#platform/domain/access/approvals.ts";
import { permissions } from "#platform/domain/access/permissions.ts";
import { westernDigits } from "#platform/domain/text/western-digits.ts";

/** None is a 401 or 403, which would make the browser renew its session and try again. */
export const approvalsErrors = {
  approval_required: 409,
  approval_invalid: 409,
  pin_wrong: 400,
  pin_locked: 409,
  pin_too_simple: 400,
  password_wrong: 400,
} as const;

/** Everybody with a permission may need approval for some acts. */
const anyStaff = { staff: permissions };

export const pin = z.string().overwrite(westernDigits).regex(PIN_SHAPE);

/**
 * The answer of `giveApproval`, in the body of a mutation that may need a manager. Without it such a mutation
 * is refused with `approval_required`, whose details name the `action`, the `subject`, the `act` to approve
 * and its terms in words and figures.
 */
export const approval = z.string().max(100).optional();

export const approver = z.object({
  user_id: idOf("User"),
  name: z.string(),
  designation: z.string().nullable(),
});
export type Approver = z.output<typeof approver>;

export const listApprovers = route({
  method: "GET",
  path: "/approvals/approvers",
  summary: "The people of the restaurant whose PIN approves what others may not do alone.",
  access: anyStaff,
  response: z.object({ approvers: z.array(approver) }),
});

export const giveApproval = route({
  method: "POST",
  path: "/approvals",
  summary:
    "Trades the PIN of somebody who may approve for an approval: for one act exactly as it was refused, once, within two minutes, on this device.",
  access: anyStaff,
  body: z.object({
    approver_id: idOf("User"),
    pin,
    action: z.enum(approvableActions),
    /** Number of the row that the act is about, as `approval_required` named it. */
    subject: z.number().int().positive(),
    /** Hash of the whole act, as `approval_required` gave it: pieces, amount, method and reason are approved with it. */
    act: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  response: z.object({ approval: z.string(), approver: z.string(), expires_at: instant }),
  errors: ["not_found", "pin_wrong", "pin_locked"],
  // Every approval is its own and used once; the answer is a secret that must not be stored.
  idempotency: "natural",
  rateLimit: { perAddress: 60, windowSeconds: 300 },
});

export const readPin = route({
  method: "GET",
  path: "/approvals/pin",
  summary: "Whether the signed-in person has a PIN.",
  access: anyStaff,
  response: z.object({
    set_at: instant.nullable(),
    /** Somebody else gave it, and knows it. */
    is_given: z.boolean(),
  }),
});

export const setPin = route({
  method: "POST",
  path: "/approvals/pin",
  summary: "Sets the own PIN after the password was entered; one that was locked is free again.",
  access: anyStaff,
  body: z.object({ password: z.string().min(1).max(128), pin }),
  response: messageReply,
  errors: ["password_wrong", "pin_too_simple"],
  // Setting the same PIN again changes nothing, and no trace of a password belongs among the stored requests.
  idempotency: "natural",
  rateLimit: { perAddress: 20, windowSeconds: 300 },
});

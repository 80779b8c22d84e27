import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { messageReply } from "#platform/contract/wire.ts";
import { mailUsername, newPassword } from "./auth.ts";

export const forgotPassword = route({
  method: "POST",
  path: "/auth/forgot-password",
  summary:
    "Mails a reset link. The answer is the same for unknown addresses; a name without e-mail is refused by its shape.",
  access: "public",
  body: z.object({ username: mailUsername }),
  response: messageReply,
  // A second request sends a second mail, as the person asked; both links stay single use.
  idempotency: "natural",
  // No count of the person from all addresses: strangers would use it up. Mails are counted where they are sent.
  rateLimit: { perAddress: 10, perUsername: 10, windowSeconds: 900 },
});

export const resetPassword = route({
  method: "POST",
  path: "/auth/reset-password/:token",
  summary: "Sets a new password with a mailed link (10 minutes, once) and ends all sessions of that person.",
  access: "public",
  params: z.object({ token: z.string().min(20).max(200) }),
  body: z.object({ password: newPassword }),
  response: messageReply,
  errors: ["reset_link_invalid", "password_too_common"],
  // The link is single use.
  idempotency: "natural",
  // Wrong links only: strangers on the same network keep nobody from using a right one.
  rateLimit: { perSubject: 20, refusedPerAddress: 20, windowSeconds: 900 },
});

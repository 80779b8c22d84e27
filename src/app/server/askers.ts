import { actorOfToken } from "#core/auth/server/actor-of-token.ts";
import { knownDevice } from "#core/auth/server/known-device.ts";
import { actorOfSupportVisit } from "#operator/operations/server/support-visits/actor-of-support-visit.ts";
import type { Askers } from "#platform/server/http/askers.ts";
import { actorOfApiKey } from "#reporting/integrations/server/keys/api-key.ts";

/** Features above the platform answer who asks. */
export const askers: Askers = { actorOfToken, actorOfSupportVisit, actorOfApiKey, knownDevice };

export { sealWebhooksAnew } from "./seal-webhooks-anew.ts";

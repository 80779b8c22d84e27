export { endDraft } from "./delete-drafts.ts";

export { endDraft } from "./change-drafts.ts";

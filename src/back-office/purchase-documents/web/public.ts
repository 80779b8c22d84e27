export { useReviewDocument } from "./use-review-document.ts";

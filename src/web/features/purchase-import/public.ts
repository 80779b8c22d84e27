export { keepForReview } from "./keep-for-review.ts";

export { DocumentProblems } from "./document-problems.tsx";
export { Rejection } from "./rejection.tsx";
export { WhyRefused } from "./why-refused.tsx";

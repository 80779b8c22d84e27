export { CodeField } from "./code-field.tsx";
export { RecoveryCodeList } from "./recovery-code-list.tsx";
export { SecondFactorCard } from "./second-factor-card.tsx";
export { SecretToScan } from "./secret-to-scan.tsx";

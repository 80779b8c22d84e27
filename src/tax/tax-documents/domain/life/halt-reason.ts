/**
 * Reasons that stop everything a restaurant sends to a service of the ministry until a person puts it right
 * (guide §20): credentials or certificate are refused or missing, or the secrets in the database do not open
 * with the key of this installation.
 */
export const haltReasons = ["credentials", "certificate", "key"] as const;
export type HaltReason = (typeof haltReasons)[number];

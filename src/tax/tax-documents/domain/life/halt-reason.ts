/**
 * What stops everything that a restaurant sends to a service of the ministry, until a person mends it (guide §20): credentials or
 * certificate are refused or missing, or what is sealed in the database does not open with the key of this installation.
 */
export const haltReasons = ["credentials", "certificate", "key"] as const;
export type HaltReason = (typeof haltReasons)[number];

/** What a person's secret is sealed for: it opens in no other row. */
export function factorPurpose(tenantId: number, userId: number): string {
  return `second_factors:${tenantId}:${userId}`;
}

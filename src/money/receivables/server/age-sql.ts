/**
 * SQL: the sums of each age (`ageBucketOf`) of what is open of debts `d` as seen on the day $3, named as the contract names
 * them.
 */
export const AGE_SUMS = `coalesce(sum(d.open_cents) filter (where $3::date - d.business_date <= 30), 0)::bigint as current,
    coalesce(sum(d.open_cents) filter (where $3::date - d.business_date between 31 and 60), 0)::bigint as days_30,
    coalesce(sum(d.open_cents) filter (where $3::date - d.business_date between 61 and 90), 0)::bigint as days_60,
    coalesce(sum(d.open_cents) filter (where $3::date - d.business_date > 90), 0)::bigint as days_90`;

/** SQL: whether the restaurant `t` may work now; the same condition makes staff routes answer 402 (`actor_of_token`). */
export const SUBSCRIPTION_ACTIVE =
  "t.is_active and (t.subscription_end is null or t.subscription_end >= current_date)";

/**
 * SQL: whether the restaurant `t` may work at the moment that the parameter holds (`subscriptionActive("$2")`); the same function
 * makes staff routes answer 402 (`actor_of_token`). It looks at the restaurant's row alone.
 */
export const subscriptionActive = (moment: `$${number}`): string => `may_work(t, ${moment}::timestamptz)`;

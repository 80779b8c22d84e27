/** SQL: the name of a customer `c` in lists: a person's name, a business's legal name, or else the phone. */
export const CUSTOMER_NAME = "coalesce(c.name, c.razon_social, c.phone)";

/** SQL: the buyer of an invoice `i`. The frozen name comes first: the customer `c` may have changed since. */
export const BUYER_NAME = `coalesce(nullif(i.receptor ->> 'nombre', ''), ${CUSTOMER_NAME})`;

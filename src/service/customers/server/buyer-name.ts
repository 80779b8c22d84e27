/** SQL: what a customer `c` is called in lists: a person by name, a business by its legal name, anybody else by phone. */
export const CUSTOMER_NAME = "coalesce(c.name, c.razon_social, c.phone)";

/** SQL: whom an invoice `i` names. What is frozen on it comes first: the customer `c` may have been changed since. */
export const BUYER_NAME = `coalesce(nullif(i.receptor ->> 'nombre', ''), ${CUSTOMER_NAME})`;

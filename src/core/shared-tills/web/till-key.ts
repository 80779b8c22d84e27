/** There in a browser that is a shared till, as far as it knows: its sign-in screen asks for a PIN. */
export const TILL_KEY = "shared_till";

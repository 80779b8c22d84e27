/** Where people get help; shown on the support screen and used by its mail links. */
export const supportAddress = "soporte@comanda.test";

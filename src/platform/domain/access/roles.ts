/** superadmin runs the platform and belongs to no restaurant; admin owns one; staff do what their scope holds. */
export const roles = ["superadmin", "admin", "staff"] as const;
export type Role = (typeof roles)[number];

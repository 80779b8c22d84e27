export const tenantDeletionErrors = {
  tenant_name_differs: 409,
  tenant_deletion_begun: 409,
  tenant_kept_already: 409,
  tenant_being_deleted: 409,
} as const;

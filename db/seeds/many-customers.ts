import type { Tx } from "#platform/server/db/tx.ts";

/** So many customers at once, with names that many share, phones and addresses of their own, each a minute older. */
export async function seedManyCustomers(tx: Tx, customers: number): Promise<void> {
  await tx.query({ text: MANY, values: [tx.tenantId, customers] });
}

const MANY = `
insert into customers (tenant_id, phone, name, email, birth_date, search_text, created_at, updated_at)
select $1, c.phone, c.first || ' ' || c.last, c.email, date '1960-01-01' + n % 16000,
  lower(c.first || ' ' || c.last) || ' ' || c.phone || ' cliente' || n || ' correo example', c.born, c.born
from generate_series(1, $2::integer) n
cross join lateral (
  select '7' || lpad(n::text, 7, '0') as phone,
    (array['Ana', 'Beatriz', 'Carlos', 'Diego', 'Elena', 'Francisco', 'Gloria', 'Hugo', 'Irene', 'Jorge'])[1 + n % 10] as first,
    (array['Alas', 'Barrera', 'Campos', 'Duarte', 'Escobar', 'Flores', 'Guerra', 'Henriquez', 'Iraheta', 'Juarez', 'Lemus',
      'Melara', 'Nolasco', 'Orellana', 'Pineda', 'Quijada', 'Rivas', 'Sandoval', 'Tobar'])[1 + n % 19] as last,
    'cliente' || n || '@correo.example' as email,
    now() - n * interval '1 minute' as born
) c`;

import {
  IconArmchair,
  IconBuildingStore,
  IconMoped,
  IconPhone,
  IconQrcode,
  IconSignRight,
} from "@tabler/icons-react";
import type { OrderSource } from "#core/settings/domain/order-source.ts";

const icons = {
  table: IconArmchair,
  counter: IconBuildingStore,
  phone: IconPhone,
  qr: IconQrcode,
  delivery_platform: IconMoped,
} as const satisfies Record<OrderSource, unknown>;

/** Icon of a source, or a signpost while none is chosen. */
export function SourceIcon({ source }: { source: OrderSource | null }) {
  const Icon = source === null ? IconSignRight : icons[source];
  return <Icon size={20} aria-hidden="true" />;
}

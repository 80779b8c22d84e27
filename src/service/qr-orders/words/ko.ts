import type { Translated } from "#app/words/translated.ts";
import type { qrOrders as source, qrOrdersErrors as sourceErrors } from "./en.ts";

export const qrOrders = {
  pending_other: "QR 주문: {{count}}건 대기",
  empty: "QR 주문이 없습니다",
  loading: "불러오는 중…",
  wait: "잠시 기다려 주세요",
  load: "불러오기",
  cancel: "삭제",
  all: "모두 삭제",
  all_title: "대기 중인 QR 주문을 모두 삭제할까요?",
  credit_fiscal: "Crédito fiscal 요청",
  /** Marks an order whose phone does not share the account of its table. */
  phone: {
    earlier_visit: "이전 방문의 휴대전화",
    not_in: "빌에 참여하지 않은 휴대전화",
  },
  /** Phones of guests, which staff let order or block. */
  phones: {
    asking: "주문을 기다리는 휴대전화",
    asking_help:
      "모르는 휴대전화의 주문이 너무 많이 기다리고 있습니다. 손님의 휴대전화를 허용하면 다른 사람의 주문 때문에 밀리지 않습니다.",
    more_other: "{{count}}개 더 보기",
    blocked: "차단된 휴대전화",
    no_table: "테이블 없음",
    admit: "주문 허용",
    block: "휴대전화 차단",
    block_title: "{{name}}의 휴대전화를 차단할까요?",
    block_text: "대기 중인 주문이 삭제되고 다시 주문할 수 없습니다. 나중에 다시 허용할 수 있습니다.",
    unblock: "차단 해제",
    reply: {
      known: "이제 {{name}}의 휴대전화로 주문할 수 있습니다.",
      blocked: "{{name}}의 휴대전화를 차단했습니다.",
    },
  },
  failed: "처리하지 못했습니다. 다시 시도하세요.",
  delete_failed: "아무것도 삭제되지 않았습니다. 다시 시도하세요.",
  reply: {
    restored: "QR 주문을 목록으로 되돌렸습니다.",
    cancelled: "QR 주문을 삭제했습니다.",
    all_cancelled_other: "QR 주문 {{count}}건을 삭제했습니다.",
  },
} as const satisfies Translated<typeof source>;

export const qrOrdersErrors = {
  qr_order_closed: "다른 사람이 이미 처리한 QR 주문입니다. 아무것도 바뀌지 않았습니다.",
} as const satisfies Translated<typeof sourceErrors>;

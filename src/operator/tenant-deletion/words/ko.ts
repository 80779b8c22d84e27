import type { Translated } from "#app/words/translated.ts";
import type { tenantDeletion as source, tenantDeletionErrors as sourceErrors } from "./en.ts";

export const tenantDeletion = {
  undo: "삭제 되돌리기",
  submit: "끄고 삭제",
  now: "지금부터 이 매장에서는 아무도 일할 수 없고, 직원에게 비활성이라고 표시됩니다. 카드에는 다음 기간이 청구되지 않습니다.",
  export: "먼저 모두 내보내므로, 요청이 오면 파일을 전달할 수 있습니다.",
  days_other: "{{count}}일 안에 되돌릴 수 있습니다.",
  purge: "그 뒤에는 주문, 고객, 직원, 사진까지 모두 영구히 삭제되며 누구도 복구할 수 없습니다.",
  documents_other: "인장을 받은 세금 문서는 법에 따라 {{count}}년 동안 보관합니다.",
  name_label: "매장 이름을 입력하세요",
  name_hint: "정확히 입력: {{name}}",
  undo_title: "{{name}}을(를) 유지할까요?",
  undo_text:
    "삭제를 되돌립니다. 매장은 이전의 활성 또는 비활성 상태로 돌아갑니다. 카드로 결제했다면 다시 매월 청구하고, 기간이 끝났다면 다시 구독해야 합니다.",
  undo_confirm: "유지",
  badge: "{{date}} 삭제 예정",
  notice: "비활성 매장이며 {{date}}에 영구히 삭제됩니다. 요청: {{by}}, {{asked}}.",
  section: "삭제 예정과 삭제됨",
  section_hint:
    "삭제는 그 날짜까지 되돌릴 수 있습니다. 그 뒤 내보내기는 90일, 세금 문서는 10년 동안 보관합니다.",
  load_failed: "삭제 목록을 불러오지 못했습니다.",
  by: "요청한 사람",
  file: "내보내기",
  states: {
    waiting: "{{date}} 예정",
    purging: "삭제 중",
    purged: "{{date}} 삭제됨",
  },
  exports: {
    none: "아직 없음",
    waiting: "대기",
    ready: "준비됨, {{size}}",
    failed: "실패, 한 시간 안에 재시도",
    removed: "더 이상 보관 안 함",
  },
  late_card: "{{date}}에 카드가 등록되어 있었습니다. 카드를 해지하고 청구액을 환불했습니다.",
  save_export: "내보내기 내려받기",
  save_documents: "보관된 세금 문서 내려받기",
  mail: {
    asked: {
      subject: "{{store}} 매장이 {{day}}에 삭제됩니다",
      first:
        "{{name}}님, 안녕하세요. Comanda에서 {{store}}의 삭제가 요청되었습니다. 오늘부터 아무도 일할 수 없으며 {{day}}에 모두 영구히 지워집니다.",
      second:
        "모든 데이터를 내보냈습니다. 로그인해 내려받으세요. {{store}}을(를) 삭제하지 않으려면 그 전에 지원팀에 문의하세요. 아직 되돌릴 수 있습니다.",
      action: "모두 내려받기",
    },
    kept: {
      subject: "{{store}} 매장은 삭제되지 않습니다",
      first: "{{name}}님, 안녕하세요. {{store}}의 삭제를 되돌렸습니다. 모두 그대로 있습니다.",
      action: "Comanda 열기",
    },
    footer: "{{store}}의 관리자에게 보내는 메일입니다.",
  },
  reply: {
    asked: "{{name}}을(를) 비활성화했으며 삭제할 예정입니다.",
    kept: "{{name}}은(는) 삭제되지 않습니다.",
  },
} as const satisfies Translated<typeof source>;

export const tenantDeletionErrors = {
  tenant_name_differs: "매장 이름이 아닙니다. 정확히 입력하세요.",
  tenant_deletion_begun: "삭제가 시작되어 되돌릴 수 없습니다.",
  tenant_kept_already: "이미 삭제를 되돌린 매장입니다.",
  tenant_being_deleted: "매장을 삭제하고 있습니다. 먼저 삭제를 되돌리세요.",
} as const satisfies Translated<typeof sourceErrors>;

import type { Translated } from "#app/words/translated.ts";
import type { lists as source } from "../en/lists.ts";

export const lists = {
  count_other: "결과 {{shown}}건",
  page: "{{page}}쪽",
  page_of: "{{page}}/{{pageCount}}쪽",
  behind_last: "이 페이지에는 더 이상 항목이 없습니다",
  nothing_found_hint: "검색어나 필터를 바꿔 보세요.",
  csv: "CSV 내려받기",
  export: "내보내기",
  clear: "지우기",
  periods: {
    all: "전체 기간",
    today: "오늘",
    tomorrow: "내일",
    yesterday: "어제",
    last_7days: "최근 7일",
    this_month: "이번 달",
    last_month: "지난달",
    custom: "기간 지정",
  },
  short_periods: {
    last_7days: "7일",
    this_month: "이달",
    custom: "기간",
  },
  period_is: "기간: {{period}}",
  period_done: "완료",
  between: "{{from}}~{{to}}",
  dates: {
    incomplete: "시작일과 종료일을 모두 선택하세요.",
    reversed: "시작일이 종료일보다 늦습니다.",
    too_long: "기간이 너무 깁니다. 최대 10년입니다.",
  },
  sort: {
    move: "{{name}} 이동",
    role: "순서 변경 손잡이",
    help: "스페이스 키로 집고 화살표 키로 옮긴 뒤 스페이스 키로 놓습니다. Esc 키를 누르면 원래 자리에 둡니다.",
    taken: "{{name}}: 집었습니다. {{count}}개 중 {{place}}번째.",
    over: "{{name}}: {{count}}개 중 {{place}}번째.",
    dropped: "{{name}}: 놓았습니다. {{count}}개 중 {{place}}번째.",
    cancelled: "{{name}}: 원래 자리에 있습니다. {{count}}개 중 {{place}}번째.",
  },
  discard: {
    title: "저장하지 않고 닫을까요?",
    body: "입력한 내용이 사라집니다.",
    cancel: "계속 수정",
  },
} as const satisfies Translated<typeof source>;

import type { Translated } from "#app/words/translated.ts";
import type { stations as source, stationsErrors as sourceErrors } from "./en.ts";

export const stations = {
  title: "스테이션",
  intro: "메뉴를 어디서 만들고 스테이션이 언제 알리는지 정합니다.",
  add: "스테이션 추가",
  add_title: "새 스테이션",
  actions: "{{station}} 작업",
  open: "{{station}} 화면 열기",
  edit: "{{station}} 수정",
  edit_title: "스테이션 {{station}}",
  address: "화면",
  warn: "경고 시간",
  late: "지연 시간",
  late_minutes: "지연 기준(분)",
  warn_minutes: "경고 기준(분)",
  warn_hint: "비워 두면 지연 기준의 3분의 2입니다.",
  pickup: "서빙 기한",
  pickup_minutes: "서빙 기한(분)",
  pickup_hint: "이 시간이 지나면 스테이션 화면과 서빙 대기에서 아직 서빙되지 않았다고 알립니다.",
  load_failed: "스테이션을 불러오지 못했습니다.",
  empty: "아직 스테이션이 없습니다",
  menu_title: "메뉴별 스테이션",
  menu_hint: "이미 보낸 주문의 스테이션은 바뀌지 않습니다.",
  menu_empty: "메뉴판에 아직 카테고리가 없습니다",
  made_at: "{{category}}의 스테이션",
  item_at: "{{item}}의 스테이션",
  as_category: "카테고리와 같음({{station}})",
  items_elsewhere_other: "다른 스테이션의 메뉴 {{count}}개",
  show_items: "{{category}}의 메뉴",
  table: "스테이션과 시간",
  reply: {
    assigned: "저장했습니다. 새 주문부터 적용됩니다.",
  },
} as const satisfies Translated<typeof source>;

export const stationsErrors = {
  station_exists: "같은 이름의 스테이션이 있습니다. 아무것도 저장되지 않았습니다. 다른 이름을 입력하세요.",
} as const satisfies Translated<typeof sourceErrors>;

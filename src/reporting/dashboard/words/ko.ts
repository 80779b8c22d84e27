import type { Translated } from "#app/words/translated.ts";
import type { dashboard as source } from "./en.ts";

export const dashboard = {
  greeting: "{{name}}님, 안녕하세요",
  sales: {
    title: "오늘 매출",
    invoices_other: "판매 전표 {{count}}건",
    average: "건당 평균",
    last_weekday: "지난 {{weekday}}",
    before: "지난 {{weekday}}",
    before_in_all: "지난 {{weekday}}, 하루 전체",
    usually_other: "최근 {{count}}주 {{weekday}} 평균",
    sold: "환불 전 판매액",
    refunded: "오늘 환불",
    nothing_before: "비교할 지난주 매출이 없습니다.",
  },
  visits: {
    title: "주문과 고객",
    newcomers: "신규 고객",
    returned: "재방문 고객",
  },
  recent_empty: "최근 4주 동안 매출이 없습니다.",
  hours: {
    sales: "매출",
    orders: "주문",
    title: "오늘 시간대별",
    what: "표시할 수치",
    hour: "시간",
    today: "오늘",
    compared: "지난주 같은 요일({{day}})과 비교",
    busiest: "오늘 가장 바쁜 시간 {{hour}}: {{value}}",
    empty: "오늘과 지난주의 수치가 없습니다.",
  },
  open: {
    title: "미결제 빌",
    left: "{{amount}} 미결제",
    oldest: "가장 오래된 미결제, {{place}}: {{time}} 경과",
    empty: "미결제 빌이 없습니다.",
  },
  late: {
    title: "지연된 메뉴",
    tickets_other: "주문서 {{count}}장",
    place: "{{place}}, 호출 {{token}}번",
    dishes_other: "{{station}} 메뉴 {{count}}개",
    empty: "모든 스테이션이 제시간에 진행 중입니다.",
  },
  stock: {
    title: "재고 부족",
    items_other: "식자재 {{count}}개",
    left: "{{quantity}} 남음, 최소 {{minimum}}",
    status: { in: "충분", low: "부족", out: "소진" },
    empty: "부족한 식자재가 없습니다.",
  },
  reservations: {
    title: "예정된 예약",
    nameless: "이름 없는 손님",
    no_table: "아직 테이블 없음",
    empty: "예정된 예약이 없습니다.",
  },
  top: {
    title: "오늘의 인기 메뉴",
    pieces: "판매 수",
    sold_other: "{{count}}개 판매",
    empty: "오늘은 아직 주문이 없습니다.",
  },
} as const satisfies Translated<typeof source>;

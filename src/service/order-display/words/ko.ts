import type { Translated } from "#app/words/translated.ts";
import type { orderDisplay as source } from "./en.ts";

export const orderDisplay = {
  preparing: "준비 중",
  ready: "준비 완료",
  rider: "라이더 픽업 대기",
  ready_hint: "찾아가세요",
  nobody: "지금은 주문이 없습니다",
  loading: "번호 불러오는 중",
  failed: "번호를 불러오지 못했습니다.",
  with_tables: "테이블도 표시",
  without_tables: "테이블 숨기기",
  token: "{{tokenNo}}번",
  token_rider: "{{tokenNo}}번, 배달",
  called: "{{tokenNo}}번 준비가 완료되었습니다.",
  called_rider: "{{tokenNo}}번, 라이더 픽업을 기다립니다.",
  page_other: "번호 {{count}}개, {{page}}/{{pages}}쪽",
} as const satisfies Translated<typeof source>;

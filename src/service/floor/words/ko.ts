import type { Translated } from "#app/words/translated.ts";
import type { floor as source, floorErrors as sourceErrors } from "./en.ts";

export const floor = {
  no_floor: "기타 테이블",
  edit: "배치도 수정",
  save: "배치도 저장",
  hint: "테이블을 끌거나, 선택한 뒤 화살표 키로 옮기세요. Shift + 화살표 키로 크기를 바꿉니다.",
  shape: "모양",
  square: "사각형",
  round: "원형",
  width: "너비",
  height: "높이",
  nothing_chosen: "테이블을 선택하면 모양과 크기를 바꿀 수 있습니다.",
  chosen: "{{table}}, {{x}}열 {{y}}행",
  no_tables_hint: "설정에서 테이블을 추가하세요.",
  jump: "테이블 {{number}}: Enter를 누르세요",
  no_such_table: "{{number}}번 테이블이 없습니다.",
  load_failed: "배치도를 불러오지 못했습니다.",
  save_failed: "배치도를 저장하지 못했습니다. 변경한 내용은 그대로 있습니다.",
  saved: "배치도를 저장했습니다.",
  /** Choosing a table on the plan or in a list. */
  picker: {
    search: "번호나 이름으로 검색",
    view: "테이블 보기 방식",
    plan: "배치도",
    list: "목록",
    nothing: "일치하는 테이블이 없습니다.",
    open: "배치도에서 선택",
    take: "{{table}} 선택",
  },
} as const satisfies Translated<typeof source>;

export const floorErrors = {
  table_exists:
    "이 구역에 같은 이름의 테이블이 있습니다. 아무것도 저장되지 않았습니다. 다른 이름을 입력하세요.",
  no_tables: "아직 테이블이 없습니다. 코드를 출력하려면 추가하세요.",
  qr_menu_off: "QR 메뉴판이 꺼져 있어 코드가 작동하지 않습니다. 매장 정보에서 켜세요.",
  table_in_use: "{{title}}: 사용 중입니다. 아무것도 삭제되지 않았습니다.",
  too_many_tables: "테이블은 매장당 최대 {{most}}개입니다. 아무것도 추가되지 않았습니다.",
  floor_exists: "같은 이름의 구역이 있습니다. 아무것도 저장되지 않았습니다. 다른 이름을 입력하세요.",
} as const satisfies Translated<typeof sourceErrors>;

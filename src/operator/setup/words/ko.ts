import type { Translated } from "#app/words/translated.ts";
import type { setup as source, setupErrors as sourceErrors } from "./en.ts";

export const setup = {
  title: "첫 단계: {{count}}개 중 {{done}}개",
  hint: "단계를 마치면 자동으로 표시됩니다.",
  put_away: "숨기기",
  bring_back: "첫 단계 보기: {{count}}개 중 {{done}}개",
  now: "지금: {{step}}. {{why}}",
  next: "다음: {{step}}",
  complete: "매장이 준비되었습니다",
  complete_hint: "설정을 마쳤고 첫 판매를 결제했습니다.",
  done: "완료",
  lacks: "빠진 것: {{what}}.",
  lack: { address: "주소", phone: "전화번호" },
  menus_title: "아래 메뉴판 중 하나로 시작해 매장에 맞게 바꾸세요:",
  own_menu: "직접 입력",
  own_hint: "스프레드시트처럼 입력하며, 붙여 넣을 수도 있습니다.",
  menus_import: "파일 가져오기",
  go: "이 단계로 가기",
  also: "그 밖에",
  trial: "테스트 판매",
  trial_hint: "첫 메뉴의 주문서, 영수증, 세금 문서를 볼 수 있습니다. 아무것도 저장되지 않습니다.",
  menu_question: "“{{menu}}” 메뉴판으로 시작할까요?",
  menu_body: "{{what}} 나중에 메뉴를 수정하거나 삭제할 수 있습니다.",
  menu_start: "이 메뉴판 사용",
  menu_failed: "메뉴를 추가하지 못했습니다.",
  menus: {
    pupuseria: {
      title: "푸푸사 전문점",
      what: "메뉴 34개: 푸푸사, 간식, 수프, 음료, 디저트. 가격에 IVA가 포함되어 있습니다.",
    },
    cafeteria: {
      title: "카페",
      what: "메뉴 43개: 커피, 찬 음료, 아침 식사, 베이커리, 디저트. 가격에 IVA가 포함되어 있습니다.",
    },
    restaurante: {
      title: "레스토랑",
      what: "메뉴 48개: 전채, 고기, 해산물, 파스타, 바, 디저트. 가격에 IVA가 포함되어 있습니다.",
    },
  },
  steps: {
    store: {
      title: "매장 정보",
      why: "상호, 주소, 전화번호가 모든 영수증에 출력됩니다.",
    },
    taxes: { title: "세금", why: "IVA를 가격에 포함하거나 별도로 더합니다." },
    items: { title: "메뉴판", why: "판매하는 메뉴와 가격, 카테고리." },
    tables: { title: "테이블", why: "한 번에 12개를 추가하세요." },
    staff: { title: "사용자", why: "캐셔, 홀 직원, 주방 직원이 각자 로그인합니다." },
    pins: {
      title: "직원 PIN",
      why: "직원은 PIN으로 공용 포스에 로그인하고 매니저는 PIN으로 승인합니다. 첫 PIN을 만들어 줄 수 있습니다.",
    },
    payment_types: { title: "결제 수단", why: "현금, 카드 등 받는 결제 수단." },
    drawer: { title: "돈통", why: "준비금을 세고 돈통을 개시한 뒤 현금을 받으세요." },
    first_sale: { title: "첫 판매", why: "주문을 받고 결제하세요." },
    shared_till: {
      title: "공용 포스",
      why: "한 기기를 여러 사람이 쓰며 각자 PIN으로 로그인합니다.",
    },
    tax_issuer: {
      title: "전자 세금 문서",
      why: "재무부에 문서를 발행하기 위한 발행자 정보와 인증서.",
    },
  },
  reply: {
    menu_started_other: "메뉴판에 메뉴가 {{count}}개 있습니다. 매장에 맞게 바꾸세요.",
  },
} as const satisfies Translated<typeof source>;

export const setupErrors = {
  menu_not_empty: "메뉴판에 이미 메뉴가 있습니다. 아무것도 추가되지 않았습니다.",
} as const satisfies Translated<typeof sourceErrors>;

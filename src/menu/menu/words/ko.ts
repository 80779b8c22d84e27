import type { Translated } from "#app/words/translated.ts";
import type { menu as source, menuErrors as sourceErrors } from "./en.ts";

export const menu = {
  reply: {
    category_moved_other: "{{title}}을(를) 삭제했습니다. 메뉴 {{count}}개를 옮긴 곳: {{target}}.",
    shown: "{{title}}을(를) 메뉴판에 표시합니다.",
    hidden: "{{title}}을(를) 숨겼습니다.",
    item_copied: "{{title}}을(를) 만들었습니다. 표시하기 전까지 숨겨져 있습니다.",
    photo_saved: "사진을 저장했습니다.",
    photo_removed: "사진을 삭제했습니다.",
    translations_saved: "번역을 저장했습니다.",
    translations_copied: "번역 {{shown}}개를 복사했습니다.",
    translations_imported: "번역 {{shown}}개를 가져왔습니다.",
    recipe_saved: "레시피를 저장했습니다.",
    recipe_deleted: "{{title}}을(를) 레시피에서 뺐습니다.",
    cost_saved: "{{title}}의 원가를 저장했습니다.",
    group_attached_other: "{{title}}: 메뉴 {{count}}개에 적용됩니다.",
    group_shared: "{{title}}은(는) 이제 공용 옵션 그룹입니다. 다른 메뉴에도 쓸 수 있습니다.",
    many_changed_other: "메뉴 {{count}}개를 변경했습니다.",
    many_same: "바꿀 것이 없습니다. 이미 그렇게 되어 있습니다.",
    many_restored_other: "메뉴 {{count}}개를 복원했습니다.",
  },
} as const satisfies Translated<typeof source>;

export const menuErrors = {
  category_exists: "같은 이름의 카테고리가 있습니다. 아무것도 저장되지 않았습니다. 다른 이름을 입력하세요.",
  category_in_use: "{{title}}의 메뉴: {{count}}개. 먼저 다른 카테고리로 옮기거나 삭제하세요.",
  menu_item_exists:
    "이 카테고리에 이미 {{title}}이(가) 있습니다. 아무것도 저장되지 않았습니다. 다른 이름을 입력하세요.",
  choice_exists:
    "이 메뉴에 이미 {{title}}이(가) 있습니다. 아무것도 저장되지 않았습니다. 다른 이름을 입력하세요.",
  menu_in_language: "메뉴판이 이 언어({{language}})로 작성되어 있습니다. 번역할 다른 언어를 선택하세요.",
  too_many_choices:
    "메뉴 하나에 종류 {{most}}개, 추가 옵션 {{most}}개, 그룹 {{most}}개까지 둘 수 있습니다. 아무것도 추가되지 않았습니다.",
  group_needs_addon:
    "그룹 {{title}}에는 {{least}}개가 필요한데 더 적게 남게 됩니다. 먼저 그룹을 변경하거나 삭제하세요.",
  group_is_shared:
    "{{title}}은(는) 여러 메뉴가 함께 쓰는 공용 옵션 그룹입니다. 공용 옵션 그룹에서 변경하세요.",
  shared_group_exists:
    "{{title}}(이)라는 공용 옵션 그룹이 이미 있습니다. 아무것도 저장되지 않았습니다. 다른 이름을 입력하세요.",
  addon_twice: "그룹에 이미 {{title}}이(가) 있습니다. 아무것도 저장되지 않았습니다. 다른 이름을 입력하세요.",
  recipe_has_ingredient: "{{title}}은(는) 이미 레시피에 있습니다. 거기에서 수량을 변경하세요.",
  price_too_high: "가격 한도({{most}})를 넘게 됩니다: {{title}}. 가격은 바뀌지 않았습니다.",
} as const satisfies Translated<typeof sourceErrors>;

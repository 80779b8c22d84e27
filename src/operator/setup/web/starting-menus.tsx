import { IconFileImport, IconTable } from "@tabler/icons-react";
import { RouterButton } from "#platform/web/router-button.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { Muted, Row, Text } from "#ui/layout/layout.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import { type StartingMenu, startingMenus } from "../domain/setup-step.ts";
import { useStartWithMenu } from "./setup-api.ts";
import classes from "./setup-guide.module.css";

/** Ways to a menu while there is none: one to begin with, one's own in a sheet, or a file. */
export function StartingMenus() {
  const t = useT();
  const confirm = useConfirm();
  const start = useStartWithMenu();
  const choose = async (menu: StartingMenu) => {
    const isSure = await confirm({
      title: t("setup.menu_question", { menu: t(`setup.menus.${menu}.title`) }),
      body: t("setup.menu_body", { what: t(`setup.menus.${menu}.what`) }),
      confirmLabel: t("setup.menu_start"),
    });
    if (isSure) start.mutate(menu);
  };
  return (
    <>
      <Text below={8} weight={550}>
        {t("setup.menus_title")}
      </Text>
      <ul className={classes.menus}>
        {startingMenus.map((menu) => (
          <li key={menu}>
            <Button
              variant="default"
              size="lg"
              fullWidth
              busy={start.isPending && start.variables === menu}
              disabled={start.isPending}
              onClick={() => void choose(menu)}
            >
              {t(`setup.menus.${menu}.title`)}
            </Button>
            <Muted above={4} size="sm">
              {t(`setup.menus.${menu}.what`)}
            </Muted>
          </li>
        ))}
      </ul>
      <Row wrap gap={8} above={16}>
        <RouterButton
          size="lg"
          to="/dashboard/settings/menu-items"
          search={{ add: "many" }}
          icon={<IconTable size={20} aria-hidden="true" />}
        >
          {t("setup.own_menu")}
        </RouterButton>
        <RouterButton
          variant="subtle"
          size="lg"
          to="/dashboard/settings/menu-items/import"
          icon={<IconFileImport size={20} aria-hidden="true" />}
        >
          {t("setup.menus_import")}
        </RouterButton>
      </Row>
      <Muted above={4} size="sm">
        {t("setup.own_hint")}
      </Muted>
    </>
  );
}

/** What lies over a screen now, the topmost last: dialogs, menus, and the panel beside a list. */
export const layersAbove =
  "dialog:modal, [popover]:popover-open:has([role]), aside[tabindex='-1'][aria-labelledby]";

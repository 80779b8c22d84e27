/** What decides whether a form may be left. */
export interface FormStatus {
  /** Something was typed that is saved nowhere. */
  readonly isDirty: boolean;
  /** It is on its way to the server. */
  readonly busy: boolean;
}

/** Whether a form may be left; `ask` is answered by the person, once, however often leaving is tried meanwhile. */
export function closeGuard(ask: () => Promise<boolean>) {
  let isAsking = false;
  let isDiscarded = false;
  const mayLose = async (isDirty: boolean): Promise<boolean> => {
    if (!isDirty || isDiscarded) return true;
    if (isAsking) return false;
    isAsking = true;
    isDiscarded = await ask();
    isAsking = false;
    return isDiscarded;
  };
  return {
    /** By the cross or Esc: nobody closes what is being saved. */
    mayClose: async ({ isDirty, busy }: FormStatus) => !busy && mayLose(isDirty),
    /** By an address, the browser's back button among them: what is being saved leads on by itself. */
    mayNavigate: async ({ isDirty, busy }: FormStatus) => busy || mayLose(isDirty),
    /** By reloading or closing the page, about which only the browser may ask. */
    asksBeforeUnload: ({ isDirty, busy }: FormStatus) => busy || (isDirty && !isDiscarded),
  };
}

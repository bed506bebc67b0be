/** Whether a page holds what would be lost with it, as the forms of the remotes tell it on the root element. */
export const hasUnsavedWork = () => document.documentElement.dataset['unsaved'] !== undefined;

/** Ctrl+K, or ⌘K. */
export const isSearchKey = ({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';

/** True if a dialog is open, which then stays in front. */
export const isAnyDialogOpen = () =>
  document.querySelector('dialog[open], [role="dialog"]') !== null;

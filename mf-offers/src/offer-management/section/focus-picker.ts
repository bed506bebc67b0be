/**
 * Moves the focus to the field that adds items, because the pressed button disappears with its
 * item.
 */
export const focusPicker = (id: string) => document.getElementById(id)?.focus();

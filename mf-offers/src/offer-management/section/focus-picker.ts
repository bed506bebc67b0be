/** What took something away is gone with it: the focus goes on to what adds another one. */
export const focusPicker = (id: string) => document.getElementById(id)?.focus();

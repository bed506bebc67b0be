/** A screen that fingers work: it has no keys to tell of. */
export const onTouch = '@media (hover: none), (pointer: coarse)';

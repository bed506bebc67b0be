/** Media query of touch screens, on which hints about keys are hidden. */
export const onTouch = '@media (hover: none), (pointer: coarse)';

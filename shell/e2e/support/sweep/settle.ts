import type { Page } from '@playwright/test';

/** Waits until the layout for the current width is rendered and opening animations have ended. */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // Skips content outside the viewport (`content-visibility`), as its animations do not run.
    const isMoving = ({ playState, effect }: Animation) => {
      const { iterations, endTime } = effect?.getComputedTiming() ?? {};
      const target = effect instanceof KeyframeEffect ? effect.target : undefined;
      const isDrawn = target?.checkVisibility({ contentVisibilityAuto: true });
      return playState === 'running' && isDrawn && iterations === 1 && Number(endTime) < 1000;
    };
    await frame();
    do await frame();
    while (document.getAnimations().some(isMoving));
  });

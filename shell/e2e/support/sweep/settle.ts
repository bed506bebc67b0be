import type { Page } from '@playwright/test';

/** What depends on the width is drawn, and what rises while it opens has risen. */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // What is skipped, far below, stands still until it is scrolled to.
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

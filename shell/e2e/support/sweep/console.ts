import type { Page } from '@playwright/test';
import type { Check } from './check';

/** Records errors and warnings of the console from now on, except expected ones. */
export function quietConsole(page: Page, expected?: RegExp): Check {
  const told: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) told.push(message.text());
  });
  page.on('pageerror', ({ message }) => told.push(message));
  return {
    name: 'console',
    look: async () => told.splice(0).filter((text) => !expected?.test(text)),
  };
}

import type { Page } from '@playwright/test';
import type { Check } from './check';

/** Records requests from now on; expects none to another host. */
export function thirdParties(page: Page): Check {
  const asked = new Set<string>();
  page.context().on('request', (request) => asked.add(request.url()));
  return {
    name: 'third parties',
    async look() {
      const { origin } = new URL(page.url());
      const foreign = [...asked].filter((address) => {
        const { protocol, origin: theirs } = new URL(address);
        return /^(https?|wss?):$/.test(protocol) && theirs !== origin;
      });
      return foreign;
    },
  };
}

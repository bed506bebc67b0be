import { writeFile } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import { siteUrl } from '../support/site-under-test';
import { StaffApi } from '../support/staff-api';
import { startFirefox } from './browsers/firefox';
import type { Engine, Part, Tab, Visit } from './browsers/tab';
import { startWebkit } from './browsers/webkit';
import { FrontDoor } from './door/front-door';

export { expect, type Part, type Tab };

const starts = { firefox: startFirefox, webkit: startWebkit };

export type Options = { engineName: keyof typeof starts };

type Fixtures = {
  /** Problems that a test with injected faults expects. */
  expectedProblems: RegExp | undefined;
  door: FrontDoor;
  visit: Visit;
  tab: Tab;
  staff: StaffApi;
};

/** Each test runs in every engine and also fails if a page has an unexpected problem. */
export const test = base.extend<Fixtures, Options & { engine: Engine }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  expectedProblems: [undefined, { option: true }],

  engine: [
    async ({ engineName }, use) => {
      const engine = await starts[engineName]();
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],

  door: async ({ expectedProblems }, use) => {
    const door = await FrontDoor.open(siteUrl);
    await use(door);
    await door.close();
    const problems = door.problems.filter((problem) => !expectedProblems?.test(problem));
    expect(problems, 'problems that the pages had').toEqual([]);
  },

  visit: async ({ engine, door }, use, testInfo) => {
    const visit = await engine.visit(door.url);
    await use(visit);
    try {
      const hasFailed = testInfo.status !== testInfo.expectedStatus;
      if (hasFailed) await writeFile(testInfo.outputPath('page.png'), await visit.picture());
    } finally {
      await visit.end();
    }
  },

  tab: async ({ visit }, use) => use(visit.tab),

  staff: async ({ request }, use) => use(await StaffApi.signIn(request)),
});

export const expectSeen = (part: Part) => expect.poll(() => part.isVisible()).toBe(true);
export const expectGone = (part: Part) => expect.poll(() => part.count()).toBe(0);

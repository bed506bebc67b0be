// Screens: shell/src/work-bar mf-offers/src/applicants
import type { BrowserContext } from '@playwright/test';
import { applicationEventsPath } from '@portal/contract/application-events';
import { applicantsPath, paths } from '@portal/kit/routing/paths';
import { createAccount } from '../support/account';
import { ApiSession } from '../support/api-session';
import { openCountingDoor } from '../support/counting-door';
import { storeSession } from '../support/session';
import { siteUrl } from '../support/site-under-test';
import { expect, test, type Page } from '../support/test';

/** More than the six connections of a browser to one host. */
const windowCount = 8;

/** The returned function gives the window that last opened the event stream. */
function noteLeader(context: BrowserContext) {
  let leader: Page | undefined;
  context.on('request', (call) => {
    if (call.url().endsWith(applicationEventsPath)) leader = call.frame().page();
  });
  return () => leader;
}

/** Stores the arrival time of the last event in a page, in milliseconds since 1970. */
const noteNews = (page: Page) =>
  page.addInitScript(() => {
    new BroadcastChannel('portal-novedades').addEventListener('message', ({ data }) => {
      if (data.ids?.length > 0) Object.assign(window, { arrivedAt: Date.now() });
    });
  });

const arrivedAt = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(window, 'arrivedAt'));

test('windows side by side, of two people, share one connection for news, which outlives each of them', async ({
  context,
  staff,
  request,
}) => {
  const door = await openCountingDoor(siteUrl, applicationEventsPath);
  const leader = noteLeader(context);
  const offer = await staff.createOffer();
  await staff.apply(offer.id, 'Rut Araya');
  const colleague = await ApiSession.signInWith(request, await createAccount(staff, 'ROLE_ADMIN'));
  const windows: Page[] = [];
  while (windows.length < windowCount) {
    const next = await context.newPage();
    await storeSession(next, windows.length % 2 === 0 ? staff.token : colleague.token);
    windows.push(next);
  }
  const rowOf = (window: Page, name: string) => window.getByRole('row').filter({ hasText: name });
  for (const each of windows) {
    await noteNews(each);
    await each.goto(door.url + applicantsPath(offer.id));
    await expect(rowOf(each, 'Rut Araya')).toBeVisible();
  }

  async function expectNews(name: string) {
    await expect.poll(door.open).toBe(1);
    await staff.apply(offer.id, name);
    for (const each of windows) await expect(rowOf(each, name)).toBeVisible();
    const times = await Promise.all(windows.map(arrivedAt));
    expect(Math.max(...times) - Math.min(...times)).toBeLessThan(1000);
    expect(door.open()).toBe(1);
  }

  /** Removes the window with the connection from the list and returns it. */
  function takeLeader() {
    const [found] = windows.splice(
      windows.findIndex((each) => each === leader()),
      1,
    );
    if (!found) throw new Error('No window has the connection.');
    return found;
  }

  await expectNews('Íñigo Ñandú');
  await test.step('when the window that has it is closed', async () => {
    await takeLeader().close();
    await expectNews('Amparo Vidal');
  });
  await test.step('when that window goes on to another document', async () => {
    await takeLeader().goto(door.url + paths.about);
    await expectNews('Noelia Peña');
  });
  door.close();
});

import { anApplication, uniqueTitle } from 'shell/e2e/an-application';
import type { Page } from 'shell/e2e/test';
import { becomeAdministrator, founder, judge, publishOffer, signIn, signOut } from './staff-steps';
import { apply } from './visitor-steps';

/** Plays the first hour of a site without accounts, from the link printed by its start. */
export async function walkThroughFirstHour(page: Page, link: string) {
  const { origin } = new URL(link);
  const title = uniqueTitle('Analista de datos');
  const application = anApplication({ answers: [] });

  await becomeAdministrator(page, link);
  await publishOffer(page, title);
  await signOut(page);
  await apply(page, title, { origin, application });
  await signIn(page, origin, founder);
  await judge(page, title, application);
  await signOut(page);
  // Leaves the page before its server ends, so that it reports no errors.
  await page.goto('about:blank', { waitUntil: 'load' });
}

import type { Browser } from '@playwright/test';
import { anApplication, uniqueTitle } from 'shell/e2e/an-application';
import type { startMailServer } from '../../api/testing/mail-server';
import * as staff from './staff-steps';
import * as visitor from './visitor-steps';

type Company = {
  /** Printed by the first start. */
  link: string;
  mail: Awaited<ReturnType<typeof startMailServer>>;
};

/**
 * Plays a company's first day, with a browser for each person. Returns data that must survive a
 * restore.
 */
export async function walkThroughFirstDay(browser: Browser, { link, mail }: Company) {
  const { origin } = new URL(link);
  const title = uniqueTitle('Analista de datos');
  const application = anApplication({ answers: [] });
  const visit = { origin, application };
  const linkTo = async (email: string, pattern: RegExp) => {
    const [text = ''] = await mail.mailsTo(email, 1);
    return pattern.exec(text)?.[0] ?? '';
  };

  const newPage = async () => (await browser.newContext({ baseURL: origin })).newPage();
  const administrator = await newPage();
  await staff.becomeAdministrator(administrator, link);
  const codes = await staff.addSecondFactor(administrator);

  const invited = await staff.inviteByMail(administrator);
  const colleague = await newPage();
  await staff.acceptInvitation(colleague, await linkTo(invited, /http:\S+\/cuenta\/clave#\S+/));

  await staff.publishOffer(administrator, title);
  const person = await newPage();
  await visitor.apply(person, title, visit);
  const confirmation = await linkTo(application.email, /http:\S+#confirmar=\S+/);
  const code = await visitor.confirmByMail(person, confirmation, { name: new RegExp(title) });
  await staff.judge(administrator, title, application);

  await visitor.requestCopy(person, code, visit);
  await staff.sendCopy(administrator, application);
  const [, copy = ''] = await mail.mailsTo(application.email, 2);
  await staff.signOut(administrator);
  for (const page of [administrator, colleague, person]) await page.context().close();
  return { title, application, copy, codes };
}

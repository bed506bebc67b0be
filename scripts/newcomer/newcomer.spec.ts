import { test } from 'shell/e2e/test';
import { freePort } from '../../api/testing/free-port';
import { walkThroughFirstHour } from './first-hour';
import { OwnCheckout } from './own-checkout';

const firstLink = /http:\S+\/cuenta\/clave#\S+/;

const linkIn = (said: string) => firstLink.exec(said)?.[0] ?? '';

test('«npm start» leads whoever has just got the sources through the first hour', async ({
  page,
}) => {
  const checkout = new OwnCheckout();
  try {
    const settings = { PORT: String(await freePort()), DEMO_DATA: '0' };
    const said = await checkout.start(settings, firstLink);
    await walkThroughFirstHour(page, linkIn(said));
  } finally {
    await checkout.remove();
  }
});

import { test } from 'shell/e2e/test';
import { freePort } from '../../api/testing/free-port';
import { OwnTree, untilSaid } from '../dist/testing/own-tree';
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

test('the production tree leads a company through the first hour', async ({ page }) => {
  const tree = new OwnTree();
  try {
    const settings = { PORT: String(await freePort()), DATA_DIR: tree.ownFolder('data') };
    const said = await untilSaid(tree.begin('start.mjs', [], settings), firstLink);
    await walkThroughFirstHour(page, linkIn(said));
  } finally {
    await tree.endAll();
    tree.remove();
  }
});

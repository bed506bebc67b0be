import './styles/adopt-server-styles';
import { installEntryLoader } from './remotes/federation';
import { loadEntry } from './remotes/load-entry';
import { tellCrash } from './remotes/tell-loads';
import { claimPage } from './start/claim-page';
import { showStartNotice } from './start/start-notice';

/** Where this very script came from, which tells its release. */
const source = document.currentScript?.getAttribute('src') ?? '';

/**
 * What the page is made of, in the order in which each part needs the ones before. All of it has come
 * with this script; it runs part by part, so that the browser can answer a visitor in between.
 */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@chakra-ui/react/styled-system'),
  () => import(/* webpackMode: "eager" */ '@portal/kit/ui/theme'),
  async () => {
    const { system } = await import(/* webpackMode: "eager" */ '@portal/kit/ui/theme');
    // The styles of whole documents are worked out when they are first read.
    return Reflect.get(system, '_global');
  },
  () => import(/* webpackMode: "eager" */ './app'),
];

async function start() {
  installEntryLoader(loadEntry);
  for (const load of parts) {
    await nextTask();
    await load();
  }
  await nextTask();
  const { boot } = await import(/* webpackMode: "eager" */ './boot');
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  await boot(root, source);
}

/** Not by a timer, as browsers make nested ones wait. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(undefined);
  });

if (claimPage(source)) {
  start().catch((failure: unknown) => {
    showStartNotice();
    tellCrash();
    throw failure;
  });
}

import './styles/adopt-server-styles';
import { installEntryLoader } from './remotes/federation';
import { loadEntry } from './remotes/load-entry';
import { recordCrash } from './remotes/record-loads';
import { claimPage } from './start/claim-page';
import { showStartNotice } from './start/start-notice';

/** URL of this script, which contains its release. */
const source = document.currentScript?.getAttribute('src') ?? '';

/**
 * Modules of the page in order of dependency. All are in this script, but evaluated one by one, so
 * that the browser can handle input in between.
 */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@chakra-ui/react/styled-system'),
  () => import(/* webpackMode: "eager" */ '@portal/kit/ui/theme'),
  async () => {
    const { system } = await import(/* webpackMode: "eager" */ '@portal/kit/ui/theme');
    // Reading it computes the global styles.
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

/** Not a timer, because browsers delay nested timers. */
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
    recordCrash();
    throw failure;
  });
}

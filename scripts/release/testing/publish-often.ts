import { once } from 'node:events';
import { publish } from '../publish';

/**
 * Publishes the releases `r0`, `r1`, … in turn. Sends a message when it is ready, and starts on a
 * message.
 */
const [releasesFolder = '', name = '', count = ''] = process.argv.slice(2);

const told = once(process, 'message');
process.send?.('ready');
await told;
for (let index = 0; index < Number(count); index += 1) {
  await publish([{ name, id: `r${index}` }], { releasesFolder });
}
process.disconnect?.();

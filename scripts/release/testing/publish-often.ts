import { once } from 'node:events';
import { publish } from '../publish';

/** Publishes releases `r0`, `r1`, … of an application in turn: tells that it can, and begins when told to. */
const [releasesFolder = '', name = '', count = ''] = process.argv.slice(2);

const told = once(process, 'message');
process.send?.('ready');
await told;
for (let index = 0; index < Number(count); index += 1) {
  await publish([{ name, id: `r${index}` }], { releasesFolder });
}
process.disconnect?.();

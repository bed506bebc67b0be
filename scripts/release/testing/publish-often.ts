import { publish } from '../publish';

/** Publishes releases `r0`, `r1`, … of an application in turn, and tells when it begins. */
const [releasesFolder = '', name = '', count = ''] = process.argv.slice(2);

process.send?.('begun');
for (let index = 0; index < Number(count); index += 1) {
  await publish([{ name, id: `r${index}` }], { releasesFolder });
}
process.disconnect?.();

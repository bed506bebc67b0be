import { addressOf } from '@portal/releases/compatibility';
import { readRegistry, type Registry } from '@portal/releases/registry';
import { readRelease } from '@portal/releases/release';
import { channelOf } from '../publish';
import { retire as takeAway } from '../retire';
import { addressesOf, addressOptions } from './addresses';
import { textOf, type Command } from './command';
import { undoOf } from './undo';

export const retire: Command = {
  arguments: '<aplicación> [--redirect /hola=/otra]… [-m nota]',
  names: [1, 1],
  help: 'retira una aplicación; sus direcciones quedan libres, o llevan a otras',
  options: { ...addressOptions, message: { type: 'string', short: 'm' } },
  async run(line, context) {
    const [name = ''] = line.names;
    const before = await readRegistry(context.releasesFolder);
    const { dropped, redirects } = addressesOf(line);
    const addresses = {
      redirects,
      dropped: [...dropped, ...(await droppedOf(name, { before, redirects, ...context }))],
    };
    const after = await takeAway(name, {
      ...context,
      addresses,
      why: textOf(line, 'message'),
    });
    return {
      lines: [
        `Revisión ${after.revision}: ${name} está retirada; su nombre sigue siendo de su dueño.`,
      ],
      data: { revision: after.revision, application: name },
      ...undoOf({ before, after }),
    };
  },
};

type Retired = {
  readonly before: Registry;
  readonly redirects: Readonly<Record<string, string>>;
  readonly releasesFolder: string;
};

/** Addresses without a redirect, which lose their page. Those of a damaged release are unknown. */
async function droppedOf(name: string, { before, redirects, releasesFolder }: Retired) {
  const { live } = channelOf(name, before.applications);
  if (live === undefined) return [];
  const release = await readRelease(releasesFolder, name, live).catch(() => undefined);
  const redirected = new Set(Object.keys(redirects).map(addressOf));
  return (release?.routes ?? [])
    .map(({ path }) => addressOf(path))
    .filter((path) => !redirected.has(path));
}

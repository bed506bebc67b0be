import { selectableReleases } from '@portal/releases/channel';
import { readRegistry } from '@portal/releases/registry';
import { verifyWhole } from '@portal/releases/verify-release';
import type { Command } from './command';

export const verify: Command = {
  arguments: '',
  names: [0, 0],
  help: 'comprueba cada byte de todo lo que alguien puede recibir',
  async run(_line, { releasesFolder, bucket }) {
    const { applications } = await readRegistry(releasesFolder);
    const releases = Object.entries(applications).flatMap(([name, channel]) =>
      selectableReleases(channel).map((id) => ({ name, id })),
    );
    await bucket?.take(releases);
    await bucket?.complete(releases);
    const damages: string[] = [];
    for (const { name, id } of releases) {
      await verifyWhole(releasesFolder, name, id).catch((failure: unknown) =>
        damages.push(failure instanceof Error ? failure.message : String(failure)),
      );
    }
    if (damages.length > 0) throw new Error(damages.join('\n'));
    return {
      lines: [`Versiones comprobadas: ${releases.length}. Todas están enteras.`],
      data: { releases },
    };
  },
};

import { parseArgs } from 'node:util';
import { endingSignals } from '@portal/server/ending-signals';
import { stderrLog, inBackground } from '@portal/server/in-background';
import { StartFailure } from '@portal/server/start-failure';
import { chooseApplications } from '../applications';
import { stopChildren } from '../start/child';
import { readConfiguration } from '../start/configuration';
import { versionOfTools } from '../portal/version';
import { reportFailure } from '../start/report-failure';
import { runDev } from './run-dev';

type Program = {
  /** The typed command without its arguments: `npm run dev --`. */
  readonly program: string;
  /** Default folder of releases. */
  readonly releasesFolder?: string;
};

export async function runDevCommand(args: readonly string[], options: Program) {
  const stopping = new AbortController();

  async function stop(exitCode: number) {
    if (stopping.signal.aborted) return;
    stopping.abort();
    await stopChildren();
    process.exit(exitCode);
  }

  for (const signal of endingSignals) {
    process.on(signal, () => inBackground(stderrLog, 'stopping', () => stop(0)));
  }
  try {
    const usage = usageOf(options.program);
    const { names, from, releases, help, version } = readArguments(args, usage);
    if (help || version) return console.log(help ? usage : versionOfTools());
    const { RELEASES_DIR = options.releasesFolder } = process.env;
    return await runDev({
      command: options.program.replace(/ --$/, ''),
      configuration: readConfiguration({ ...process.env, RELEASES_DIR: releases ?? RELEASES_DIR }),
      applications: chooseApplications(names, from),
      stopping: stopping.signal,
    });
  } catch (error) {
    if (!stopping.signal.aborted) reportFailure(error);
    await stop(1);
  }
}

function readArguments(args: readonly string[], usage: string) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        releases: { type: 'string' },
        from: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean' },
      },
    });
    return { ...values, names: positionals };
  } catch {
    throw new StartFailure(usage);
  }
}

const usageOf = (program: string) => `Uso: ${program} [<aplicación>…]
Muestra esas aplicaciones, o todas, desde sus fuentes; lo demás, como está en vivo.
  --releases <carpeta>  toma lo que está en vivo de otra carpeta de versiones
  --from <carpeta>      toma de ahí las fuentes de la única aplicación nombrada
  --help                esta ayuda
  --version             qué versión es`;

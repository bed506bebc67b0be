import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs, promisify } from 'node:util';
import { endingSignals } from '@portal/server/ending-signals';
import { repositoryFolder, toolsFolder } from '../applications';
import { packageManagerOf } from '../package-manager';
import { parseManifest } from './align-ranges';
import { runCommand } from './run-command';
import { updatePackages } from './update-packages';

const usageOf = (program: string) => `Uso: ${program} [--packages <carpeta>]
  Toma los paquetes @portal siguientes, y las versiones de lo que comparten con el remoto si las suyas no sirven,
  y dice qué cambió. Si algo falla, todo queda como estaba.
  --packages <carpeta>  de una carpeta; sin ella, del registro que dice .npmrc
  --help                esta ayuda
  --version             qué versión es`;

/** Returns the exit code. */
export const runUpdateCommand = (args: readonly string[], program: string) =>
  runCommand(readOptions(args), { usage: usageOf(program), run: update });

async function update({ packages }: { readonly packages?: string | undefined }) {
  if (toolsFolder === repositoryFolder) {
    throw new Error(
      'En este repositorio los paquetes @portal son fuentes; update solo sirve en el repositorio de un remoto.',
    );
  }
  const lines = await updatePackages({ folder: repositoryFolder, packages, latest, install });
  for (const line of lines) console.log(line);
  return 0;
}

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        packages: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean' },
      },
    }).values;
  } catch {
    return undefined;
  }
}

const ask = async (...args: readonly string[]) => {
  const { stdout } = await promisify(execFile)('npm', [...args], { cwd: repositoryFolder });
  return stdout.trim();
};

/** Any other registry may contain strangers' packages with our names. */
async function latest(names: readonly string[]) {
  if (!/^https?:/.test(await ask('config', 'get', '@portal:registry'))) {
    throw new Error(
      'Falta saber de dónde vienen los paquetes @portal: escribe en .npmrc @portal:registry=<dirección>, o indica una carpeta con --packages.',
    );
  }
  return Promise.all(names.map(latestOf));
}

async function latestOf(name: string) {
  const text = await ask('view', name, '--json').catch((cause: unknown) => {
    const sentence = `El registro no dice qué versión hay de ${name}; revisa .npmrc y la conexión.`;
    throw new Error(sentence, { cause });
  });
  return parseManifest(text);
}

async function install() {
  const { name, install: args } = packageManagerOf(repositoryFolder);
  console.log('Instalando los paquetes…');
  const installing = spawn(name, [...args], {
    cwd: repositoryFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const end = () => installing.kill();
  for (const signal of endingSignals) process.on(signal, end);
  const [status]: unknown[] = await once(installing, 'exit');
  for (const signal of endingSignals) process.off(signal, end);
  if (status === 0) return;
  throw new Error(`${name} no pudo instalar los paquetes; todo quedó como estaba.`);
}

import { describeOwner, type Owner } from '@portal/releases/owner';
import { ownerOf } from '@portal/releases/ownership';
import { readRegistry, type Registry } from '@portal/releases/registry';
import { publicKeyText } from '@portal/releases/signing-key';
import * as v from 'valibot';
import { changeOwner } from '../change-owner';
import { channelOf } from '../publish';
import { textOf, UsageError, type Command, type CommandContext, type CommandLine } from './command';

export const owner: Command = {
  arguments: '[aplicación] [--add clave | --give clave --name equipo] [--show]',
  names: [0, 1],
  help: 'de quién es una aplicación; deja entrar otra clave, o la entrega; --show: tu clave pública',
  options: {
    add: { type: 'string' },
    give: { type: 'string' },
    name: { type: 'string' },
    show: { type: 'boolean' },
  },
  async run(line, context) {
    if (line.options['show'] === true) return ownKey(context);
    const [name] = line.names;
    if (name === undefined) throw new UsageError('Falta <aplicación>, o --show para ver tu clave.');
    const registry = await readRegistry(context.releasesFolder);
    if (!registry.retired?.[name]) channelOf(name, registry.applications);
    const next = nextOwner(line);
    return next ? change(name, next, context) : shown(name, registry);
  },
};

async function ownKey({ signer }: CommandContext) {
  const own = await signer();
  if (!own) {
    throw new Error(
      'No hay ninguna clave, y en un servidor de construcción no se crea: ponla en PORTAL_KEY.',
    );
  }
  const { name, publicKey } = own;
  return { lines: [publicKey], data: { name, publicKey } };
}

function shown(name: string, registry: Registry) {
  const found = ownerOf(registry, name);
  const lines = found
    ? [`${name} es de ${describeOwner(found)}.`, ...found.keys.map((key) => `  ${key}`)]
    : [`${name} todavía no tiene dueño; lo será quien publique su próxima versión.`];
  return { lines, data: { application: name, owner: found ?? null } };
}

type Next = (before: Owner | undefined) => Owner;

function nextOwner(line: CommandLine): Next | undefined {
  const [added, given, team] = [keyOf(line, 'add'), keyOf(line, 'give'), textOf(line, 'name')];
  if (added !== undefined && given !== undefined) {
    throw new UsageError('Elige uno: --add deja entrar otra clave, --give entrega la aplicación.');
  }
  if (given !== undefined) {
    if (!team?.trim()) throw new UsageError('Falta --name con el nombre de su nuevo dueño.');
    return () => ({ name: team.trim(), keys: [given] });
  }
  if (added === undefined) return undefined;
  return (before) => {
    if (!before) {
      throw new Error(
        'Todavía no tiene dueño al que añadir una clave; publícala antes, o entrégala con --give.',
      );
    }
    return { ...before, keys: [...new Set([...before.keys, added])] };
  };
}

function keyOf(line: CommandLine, option: string) {
  const text = textOf(line, option);
  if (text === undefined || v.is(publicKeyText, text)) return text;
  throw new UsageError(`--${option} lleva una clave pública; su dueño la ve con «owner --show».`);
}

async function change(name: string, next: Next, context: CommandContext) {
  const before = await readRegistry(context.releasesFolder);
  const after = await changeOwner(name, next, context);
  const { lines, data } = shown(name, after);
  const revision = { revision: after.revision };
  const earlier = ownerOf(before, name);
  const isGiven = earlier && after.revision !== before.revision && earlier.keys.length === 1;
  return {
    lines: [`Revisión ${after.revision}.`, ...lines],
    data: { ...revision, ...data },
    ...(isGiven && {
      undo: [`owner ${name} --give ${earlier.keys[0]} --name ${JSON.stringify(earlier.name)}`],
    }),
  };
}

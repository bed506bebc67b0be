import { parseArgs } from 'node:util';
import { bucketSentence } from '@portal/releases/bucket/bucket-sentence';
import { openReleasesBucket } from '@portal/releases/bucket/open-releases-bucket';
import { errorCode } from '@portal/server/error-code';
import type { Signer } from '@portal/releases/signing-key';
import { BucketFailure } from '@portal/server/s3-bucket';
import { build } from './commands/builds';
import {
  UsageError,
  type Command,
  type CommandContext,
  type CommandLine,
  type Outcome,
} from './commands/command';
import { disable, enable } from './commands/enable';
import { gc } from './commands/gc';
import { history } from './commands/history';
import { owner } from './commands/owner';
import { preview } from './commands/preview';
import { check, promote, publish } from './commands/publications';
import { retire } from './commands/retire';
import { rollback } from './commands/rollback';
import { status } from './commands/status';
import { undo } from './commands/undo';
import { verify } from './commands/verify';
import type { PageCheck } from './page-check';
import { versionOfTools } from '../portal/version';
import { commandHelp, usageOf } from './usage';

/** The commands of a team. Without a name, they apply to every application. */
const commands: Readonly<Record<string, Command>> = {
  build,
  check,
  publish,
  promote,
  rollback,
  undo,
  disable,
  enable,
  retire,
  owner,
  preview,
  status,
  history,
  verify,
  gc,
};

const commonOptions = {
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
  json: { type: 'boolean' },
  releases: { type: 'string' },
} as const;

export type RunOptions = {
  readonly program: string;
  /** Additional commands of the program, each with a line of help. */
  readonly others?: Readonly<Record<string, string>>;
  /** Returns the store, given its name from the command line. Fails if it does not exist. */
  readonly storeOf: (named: string | undefined, command: string) => string;
  /** Returns the caller's key and reports news about it. */
  readonly signer?: (tell: (line: string) => void) => Promise<Signer | undefined>;
  /** Opens the future live pages in a browser. */
  readonly checkPages?: PageCheck;
  /** Fails if the sources have type errors. */
  readonly checkTypes?: () => Promise<void>;
};

/** 0: done. 1: refused or failed. 2: invalid command line. */
type ExitCode = 0 | 1 | 2;

export async function runReleaseCommand(
  [name = '', ...rest]: readonly string[],
  options: RunOptions,
): Promise<ExitCode> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const answered = command ? undefined : answer(name, options);
  if (answered !== undefined) return answered;
  const isJson = rest.includes('--json');
  const usage = () =>
    command ? commandHelp(name, command, options.program) : usageOf(commands, options);
  try {
    if (!command) throw new UsageError(`No conozco el comando «${name}».`);
    const { values, positionals: names } = parseLine(rest, command);
    if (values['help'] === true) return help(usage());
    if (values['version'] === true) return help(versionOfTools());
    refuseMiscount(names, command);
    const context = contextOf(name, values['releases'], { ...options, isJson });
    await bringUpToDate(context, command);
    printOutcome(await command.run({ names, options: values }, context), options.program, isJson);
    return 0;
  } catch (failure) {
    return printFailure(failure, usage, isJson);
  }
}

/** Answers `--version`, `--help` and a missing command. */
function answer(name: string, options: RunOptions): ExitCode | undefined {
  if (name === '--version') return help(versionOfTools());
  if (!asksForHelp(name)) return undefined;
  print(usageOf(commands, options), name === '' ? 'error' : 'log');
  return name === '' ? 2 : 0;
}

const asksForHelp = (name: string) => ['', '--help', '-h', 'help'].includes(name);

function help(text: string): ExitCode {
  print(text);
  return 0;
}

function refuseMiscount(names: readonly string[], command: Command) {
  const [least, most] = command.names;
  if (names.length < least) throw new UsageError(`Falta ${command.arguments}.`);
  if (names.length > most) throw new UsageError(`Sobra «${names[most]}».`);
}

const print = (text: string, way: 'log' | 'error' = 'log') => console[way](text);

function contextOf(
  command: string,
  named: CommandLine['options'][string],
  options: RunOptions & { readonly isJson: boolean },
): CommandContext {
  const { program, storeOf, signer, checkPages, checkTypes, isJson } = options;
  const store = typeof named === 'string' ? named : undefined;
  const releasesFolder = storeOf(store ?? process.env['RELEASES_DIR'], command);
  // With `--json`, standard output contains only the final result.
  const tell = (line: string) => print(line, isJson ? 'error' : 'log');
  let found: Promise<Signer | undefined> | undefined;
  return {
    program,
    releasesFolder,
    checkPages,
    checkTypes,
    proved: new Set(),
    bucket: openReleasesBucket(process.env, releasesFolder),
    tell,
    signer: async () => (found ??= signer?.(tell)),
  };
}

/** Updates the local copy of a bucket. */
async function bringUpToDate({ bucket }: CommandContext, { isLocal }: Command) {
  if (!isLocal) await bucket?.pull();
}

/** Node's own message is in English. */
function parseLine(args: readonly string[], { options = {} }: Command) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...commonOptions, ...options },
    });
  } catch (failure) {
    const [, option = ''] = /'([^']*)'/.exec(String(failure)) ?? [];
    const isUnknown = errorCode(failure) === 'ERR_PARSE_ARGS_UNKNOWN_OPTION';
    throw new UsageError(
      isUnknown ? `No conozco la opción «${option}».` : `No entiendo la opción «${option}».`,
      { cause: failure },
    );
  }
}

function printOutcome({ lines, data, undo: ways = [] }: Outcome, program: string, isJson: boolean) {
  const typed = ways.map((line) => `${program} ${line}`);
  if (isJson) return print(JSON.stringify({ ok: true, ...data, undo: typed }));
  for (const line of lines) print(line);
  for (const line of typed) print(`Para deshacerlo: ${line}`);
}

function printFailure(failure: unknown, usage: () => string, isJson: boolean): ExitCode {
  const message = messageOf(failure);
  const isUsage = failure instanceof UsageError;
  if (isJson) print(JSON.stringify({ ok: false, error: message }));
  else print(isUsage ? `${message}\n\n${usage()}` : message, 'error');
  return isUsage ? 2 : 1;
}

/** By error code. */
const storeFailures: Readonly<Record<string, string>> = {
  ENOSPC: 'No queda espacio en el disco. Libera espacio e inténtalo de nuevo',
  EDQUOT: 'No queda espacio en el disco para este usuario. Libera espacio e inténtalo de nuevo',
  EFBIG: 'El sistema no deja escribir un archivo tan grande',
  EACCES: 'No hay permiso para escribir en el almacén de versiones',
  EPERM: 'No hay permiso para escribir en el almacén de versiones',
  EROFS: 'El almacén de versiones es de solo lectura',
};

function messageOf(failure: unknown) {
  if (failure instanceof BucketFailure) return bucketSentence(failure);
  const known = storeFailures[String(errorCode(failure))];
  if (known) return `${known}; lo que está en vivo no cambió.`;
  return failure instanceof Error ? failure.message : String(failure);
}

import type { ParseArgsConfig } from 'node:util';
import type { Store } from '@portal/releases/change-registry';
import type { SignerSource } from '../signer';
import type { PageCheck } from '../page-check';
import type { PassedChecks } from '../passed-checks';

/** The arguments after the command. */
export type CommandLine = {
  readonly names: readonly string[];
  /** Values by option name: `true` for a flag, and a list for a repeatable option. */
  readonly options: Readonly<Record<string, OptionValue | readonly OptionValue[] | undefined>>;
};

type OptionValue = string | boolean;

export type CommandContext = Store & {
  /** Text before a command, such as `npm run release --`. */
  readonly program: string;
  /** Receives lines about the progress. */
  readonly tell: (line: string) => void;
  readonly signer: SignerSource;
  /** Checks passed earlier in this command. */
  readonly proved: PassedChecks;
  /** Opens pages in a browser; undefined without tools for that. */
  readonly checkPages?: PageCheck | undefined;
  /** Fails if the sources have type errors; undefined if another command checks them. */
  readonly checkTypes?: (() => Promise<void>) | undefined;
};

export type Outcome = {
  /** For people. */
  readonly lines: readonly string[];
  /** For machines. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Commands that undo it, without the program's name. */
  readonly undo?: readonly string[];
};

export type Command = {
  /** As in the help: `<aplicación> [id]`. */
  readonly arguments: string;
  /** Minimum and maximum number of names. */
  readonly names: readonly [least: number, most: number];
  /** One line. */
  readonly help: string;
  /** True if it does not need the registry. */
  readonly isLocal?: true;
  readonly options?: NonNullable<ParseArgsConfig['options']>;
  readonly run: (line: CommandLine, context: CommandContext) => Promise<Outcome>;
};

/** An unknown command or option; the answer is the help. */
export class UsageError extends Error {}

export const textOf = ({ options }: CommandLine, name: string) => {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
};

/** For a repeatable option. */
export function textsOf({ options }: CommandLine, name: string): readonly string[] {
  const values = options[name];
  return Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
}

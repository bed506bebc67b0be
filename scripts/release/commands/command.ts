import type { ParseArgsConfig } from 'node:util';
import type { Store } from '@portal/releases/change-registry';
import type { SignerSource } from '../signer';
import type { Look } from '../look-plan';
import type { Proved } from '../proved';

/** What stands on the command line after the command. */
export type CommandLine = {
  readonly names: readonly string[];
  /** By the option's name; of one that is only there or not, `true`; of one that may be given often, all. */
  readonly options: Readonly<Record<string, OptionValue | readonly OptionValue[] | undefined>>;
};

type OptionValue = string | boolean;

export type CommandContext = Store & {
  /** What one types before a command: `npm run release --`. */
  readonly program: string;
  /** Takes a line about what is under way. */
  readonly tell: (line: string) => void;
  readonly signer: SignerSource;
  /** What this command has proved so far. */
  readonly proved: Proved;
  /** Has a browser open pages; nothing where there are no tools for that. */
  readonly look?: Look | undefined;
  /** Fails if the sources have the wrong types; nothing where other commands see to that. */
  readonly checkTypes?: (() => Promise<void>) | undefined;
};

/** What a command has done. */
export type Outcome = {
  /** For people. */
  readonly lines: readonly string[];
  /** For machines. */
  readonly data: Readonly<Record<string, unknown>>;
  /** What undoes it, as typed after the program's name. */
  readonly undo?: readonly string[];
};

export type Command = {
  /** As the help shows them: `<aplicación> [id]`. */
  readonly arguments: string;
  /** So many names must and may be given. */
  readonly names: readonly [least: number, most: number];
  /** In one line. */
  readonly help: string;
  /** It needs nothing of what is published. */
  readonly isLocal?: true;
  readonly options?: NonNullable<ParseArgsConfig['options']>;
  readonly run: (line: CommandLine, context: CommandContext) => Promise<Outcome>;
};

/** It was asked for what there is not; the help is the answer. */
export class UsageError extends Error {}

/** The text of an option; nothing, if it was not given. */
export const textOf = ({ options }: CommandLine, name: string) => {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
};

/** The texts of an option that may be given often. */
export function textsOf({ options }: CommandLine, name: string): readonly string[] {
  const values = options[name];
  return Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
}

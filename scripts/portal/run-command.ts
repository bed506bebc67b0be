import { versionOfTools } from './version';

type Asked = { readonly help?: boolean | undefined; readonly version?: boolean | undefined };

type Work<Options> = {
  readonly usage: string;
  /** Gives the exit code. */
  readonly run: (options: Options) => Promise<number>;
};

/**
 * Runs what a command line asks for, which is undefined if it was not understood, and prints what fails. Gives the
 * exit code: 2 if it was not understood, 1 if it failed.
 */
export async function runCommand<Options extends Asked>(
  options: Options | undefined,
  { usage, run }: Work<Options>,
) {
  if (!options) {
    console.error(usage);
    return 2;
  }
  if (options.help || options.version) {
    console.log(options.help ? usage : versionOfTools());
    return 0;
  }
  try {
    return await run(options);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

import { versionOfTools } from './version';

type Asked = { readonly help?: boolean | undefined; readonly version?: boolean | undefined };

type Work<Options> = {
  readonly usage: string;
  /** Resolves with the exit code. */
  readonly run: (options: Options) => Promise<number>;
};

/**
 * Runs a command and prints its failure. `options` is undefined if the command line was invalid.
 * Exit codes: 2 for an invalid command line, 1 for a failure.
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

import { callbackify } from 'node:util';
import webpack, { type Configuration, type OutputFileSystem, type Stats } from 'webpack';
import { writeWhole } from '@portal/releases/write-whole';

const pluginName = 'WatchedBuild';
/** Editors write a file in several steps, in milliseconds. */
const aggregateTimeout = 20;

type WatchOptions = {
  /** Builds only when somebody waits for it. */
  readonly isLazy?: boolean;
  readonly onEnd?: (stats: Stats) => void;
  /** The sources are no longer those of the last result. */
  readonly onChange?: () => void;
};

/** Builds again whenever the sources change. A failure of webpack itself ends the process. */
export function watchBuild(
  configuration: Configuration,
  { isLazy = false, onEnd = () => undefined, onChange = () => undefined }: WatchOptions = {},
) {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack made no compiler.');
  if (compiler.outputFileSystem)
    compiler.outputFileSystem = writingWhole(compiler.outputFileSystem);
  let last: Stats | undefined;
  let waiting: ((stats: Stats) => void)[] = [];

  // From the first change on, what was built before is not what the sources say.
  compiler.hooks.invalid.tap(pluginName, () => {
    last = undefined;
    onChange();
  });
  const watching = compiler.watch({ aggregateTimeout }, (error, stats) => {
    if (error) throw error;
    if (!stats) throw new Error('webpack gave no result.');
    last = stats;
    if (isLazy) watching?.suspend();
    onEnd(stats);
    for (const resolve of waiting) resolve(stats);
    waiting = [];
  });

  return {
    /** Ends it; settles once nothing is watched any more. */
    stop: () => new Promise((resolve) => (watching ? watching.close(resolve) : resolve(undefined))),

    /** The result of the sources as they are now. */
    latest(): Promise<Stats> {
      if (last) return Promise.resolve(last);
      const result = new Promise<Stats>((resolve) => waiting.push(resolve));
      watching?.resume();
      return result;
    },
  };
}

/** Who reads a file while it is built again would get a part of it, and wait for the rest in vain. */
const writingWhole = (files: OutputFileSystem): OutputFileSystem =>
  Object.assign({}, files, { writeFile: callbackify(writeWhole) });

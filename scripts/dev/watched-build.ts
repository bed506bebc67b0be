import { callbackify } from 'node:util';
import webpack, { type Configuration, type OutputFileSystem, type Stats } from 'webpack';
import { writeWhole } from '@portal/releases/write-whole';

const pluginName = 'WatchedBuild';
/** Delay before a build, in milliseconds, because editors write a file in several steps. */
const aggregateTimeout = 20;

type WatchOptions = {
  /** True to build only on request. */
  readonly isLazy?: boolean;
  readonly onEnd?: (stats: Stats) => void;
  /** Called when the last result is out of date. */
  readonly onChange?: () => void;
};

/** Rebuilds whenever the sources change. A failure of webpack itself ends the process. */
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

  // The first change makes the last result invalid.
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
    /** Resolves when all files are released. */
    stop: () => new Promise((resolve) => (watching ? watching.close(resolve) : resolve(undefined))),

    /** Resolves with the result for the current sources. */
    latest(): Promise<Stats> {
      if (last) return Promise.resolve(last);
      const result = new Promise<Stats>((resolve) => waiting.push(resolve));
      watching?.resume();
      return result;
    },
  };
}

/**
 * Writes files atomically: otherwise a reader during a build could receive only a part and wait for
 * the rest.
 */
const writingWhole = (files: OutputFileSystem): OutputFileSystem =>
  Object.assign({}, files, { writeFile: callbackify(writeWhole) });

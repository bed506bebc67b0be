import webpack, { type Compiler } from 'webpack';
import type { BuildTarget } from './build-target';

const { ConstDependency } = webpack.dependencies;

const pluginName = 'OwnPlacesPlugin';

const moduleTypes = ['javascript/auto', 'javascript/esm'] as const;

/** What a module is told that asks where it lies: the page or the worker, or in Node where the release lies. */
const places = {
  browser: 'self.location.href',
  node: 'require("node:url").pathToFileURL(__filename).href',
};

/**
 * Answers modules that ask where they lie by `import.meta`. webpack would write where the build finds them, so
 * that the same sources would give other bytes in another folder, and everybody could read that folder's name.
 * What webpack finds by it, such as `new URL('./worker.ts', import.meta.url)`, it goes on finding.
 */
export class OwnPlacesPlugin {
  private readonly place: string;

  constructor({ platform }: Pick<BuildTarget, 'platform'>) {
    this.place = places[platform];
  }

  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(pluginName, (_compilation, { normalModuleFactory }) => {
      for (const type of moduleTypes) {
        normalModuleFactory.hooks.parser.for(type).tap(pluginName, (parser) => {
          write(parser, 'import.meta.url', this.place);
          write(parser, 'import.meta', `({ url: ${this.place}, env: {} })`);
        });
      }
    });
  }
}

type Parser = webpack.javascript.JavascriptParser;

/** Writes code in the place of an expression, before webpack does. */
function write(parser: Parser, expression: string, code: string) {
  parser.hooks.expression.for(expression).tap(pluginName, ({ range }) => {
    if (range) parser.state.module.addPresentationalDependency(new ConstDependency(code, range));
    return true;
  });
}

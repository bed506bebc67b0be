import webpack, { type Compiler } from 'webpack';
import type { BuildTarget } from './build-target';

const { ConstDependency } = webpack.dependencies;

const pluginName = 'OwnPlacesPlugin';

const moduleTypes = ['javascript/auto', 'javascript/esm'] as const;

/**
 * Replacement for a module's own place: the address of the page or worker, or in Node the release's
 * file.
 */
const places = {
  browser: 'self.location.href',
  node: 'require("node:url").pathToFileURL(__filename).href',
};

/**
 * Replaces `import.meta` expressions for a module's own place. webpack would insert the build's
 * folder: other folders would give other bytes, and visitors could read the name. References that
 * webpack resolves itself, such as `new URL('./worker.ts', import.meta.url)`, still work.
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

/** Runs before webpack's own replacement. */
function write(parser: Parser, expression: string, code: string) {
  parser.hooks.expression.for(expression).tap(pluginName, ({ range }) => {
    if (range) parser.state.module.addPresentationalDependency(new ConstDependency(code, range));
    return true;
  });
}

import { createHash } from 'node:crypto';
import * as v from 'valibot';
import webpack, { type Compilation, type Compiler, type Configuration } from 'webpack';
import type { Application } from '../applications';
import { packageOf, pathInPackage, placeOf } from './module-place';

const { NormalModule, web } = webpack;

const pluginName = 'StyleSheetsPlugin';

/** The imports of style sheets always have side effects, even if their package says otherwise. */
export const styleRule = { test: /\.css$/i, sideEffects: true };

/**
 * `import styles from './page.module.css'` gives an object of class names, the same in both builds.
 */
export function styleOptions(application: Application) {
  const generator = { localIdentName: (data: NameData) => className(application, data) };
  const parser = { namedExports: false };
  return {
    generator: { 'css/auto': generator, 'css/module': generator, 'css/global': generator },
    parser: { 'css/auto': parser, 'css/module': parser, 'css/global': parser },
  } satisfies Configuration['module'];
}

type NameData = { readonly local?: string; readonly module?: unknown };

/** Derived from the sheet's place in its package; webpack's own name differs in each release. */
function className({ name }: Application, { local = '', module }: NameData) {
  const place = module instanceof NormalModule ? [packageOf(module), pathInPackage(module)] : [];
  const hash = createHash('sha256').update(JSON.stringify([name, ...place, local]));
  return `${local}_${hash.digest('base64url').slice(0, 6)}`;
}

/**
 * Chunks do not load style sheets. The shell adds and removes the sheets of a page, because it
 * knows their hashes.
 */
export class StyleSheetsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      compilation.hooks.runtimeModule.tap(pluginName, (module) => {
        if (module instanceof web.CssLoadingRuntimeModule) module.generate = () => null;
      });
    });
  }
}

const line = v.object({ loc: v.object({ start: v.object({ line: v.number() }) }) });

function sheetOf(warning: object) {
  const module = 'module' in warning && warning.module;
  return module instanceof NormalModule && module.type.startsWith('css') ? module : undefined;
}

export const isOfPackageSheet = (warning: object) =>
  /[\\/]node_modules[\\/]/.test(sheetOf(warning)?.resource ?? '');

/** Sentences about invalid CSS. */
export const unclearSheets = (compilation: Compilation, application: Application) =>
  compilation.getWarnings().flatMap((warning) => {
    const sheet = sheetOf(warning);
    if (!sheet) return [];
    const at = v.is(line, warning) ? `, línea ${warning.loc.start.line},` : '';
    return [
      `${application.name}: ${placeOf(sheet, application)}${at} tiene algo que no es CSS válido, o que no está en su lugar; corrígelo.`,
    ];
  });

export const isStyleSheet = (file: string) => file.endsWith('.css');

/** An address of another host. */
const foreignAddress =
  /(?:@import\s+(?:url\(\s*)?|(?:url|src|image-set)\(\s*)["']?\s*((?:https?:)?\/\/[^\s"')]+)/gi;

/** The content security policy forbids addresses of other hosts. */
export const foreignAddresses = ({ modules }: Compilation, application: Application) =>
  [...modules]
    .filter((module) => module instanceof NormalModule && module.type.startsWith('css'))
    .flatMap((module) => {
      const text = module.originalSource()?.source().toString() ?? '';
      const place = `${application.name}: ${placeOf(module, application)}`;
      return [...text.replaceAll(remark, '').matchAll(foreignAddress)].map(
        ([, address]) =>
          `${place} pide ${address}, y las páginas no toman estilos, letras ni imágenes de otro sitio; pon el archivo en src/ y nómbralo por su ruta.`,
      );
    });

const remark = /\/\*.*?\*\//gs;

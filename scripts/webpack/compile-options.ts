import type { Options } from '@swc/core';

/** Options of swc for the sources of an application. */
export const compileOptions = ({ isHot }: { readonly isHot: boolean }) =>
  ({
    // Ignores swc configuration files beside the sources.
    swcrc: false,
    configFile: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: {
        // `development` adds the position of each element, which only hot builds need.
        react: { runtime: 'automatic', development: isHot, refresh: isHot },
      },
      // Comments would count as bytes when chunks are split. Only those for the bundler stay.
      minify: {
        compress: false,
        mangle: false,
        format: { comments: { regex: 'webpack|__PURE__' } },
      },
    },
  }) satisfies Options;

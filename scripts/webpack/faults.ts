import type { Compilation } from 'webpack';
import type { BuildTarget } from './build-target';
import { foreignCopies } from './foreign-copies';
import { missingComponents } from './page-components';
import { foreignAddresses } from './style-sheets';

type Built = Pick<BuildTarget, 'application' | 'pages'>;

/** Fails if the pages of a finished build would not work. */
export function refuseFaults(compilation: Compilation, built: Built) {
  const sentences = faultsOf(compilation, built);
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
}

/** Returns one sentence for each reason. */
export const faultsOf = (compilation: Compilation, built: Built) => [
  ...missingComponents(compilation, built),
  ...foreignAddresses(compilation, built.application),
  ...foreignCopies(compilation, built.application),
];

import { fileKinds } from '@portal/releases/file-kinds';
import webpack, { type Compilation } from 'webpack';
import type { Application } from '../applications';
import { placeOf } from './module-place';
import { builtKinds } from './source-files';

const { NormalModule } = webpack;

/** Sentences about files for which the build has no rule. */
export const unreadableFiles = ({ errors }: Compilation, application: Application) =>
  errors.flatMap((error) => {
    const module = 'module' in error && error.module;
    if (!isUnreadable(error) || !(module instanceof NormalModule)) return [];
    return [`${application.name}: ${placeOf(module, application)} ${reasonFor(module.resource)}`];
  });

/** webpack's error for a file without a rule. */
const isUnreadable = ({ message }: Error) =>
  /You may need an (additional|appropriate) loader/.test(message);

const { images, fonts, media } = fileKinds;

const reasonFor = (file: string) =>
  builtKinds.test(file)
    ? 'no se puede leer; lo que tiene JSX o tipos va en un archivo .tsx o .ts.'
    : `es de un tipo que no se puede importar; se puede: .ts, .tsx, .js, .json, .css, imágenes (${images.join(', ')}), letras (${fonts.join(', ')}), y sonido y video (${media.join(', ')}).`;

import { namedFiles } from '@portal/releases/file-kinds';

/** What is compiled: the files of this ending … */
export const sourceFiles = /\.tsx?$/;

/** … but those of packages; installed or not, the shared ones come as sources. The innermost folder of packages counts. */
export const installedPackages = /node_modules\/(?!@portal\/)(?!.*node_modules\/)/;

/** What runs in a worker, where there is neither a page nor React. */
export const workerFiles = /\bworker\b[^/\\]*\.ts$/;

/** All kinds of files that a build reads. */
export const builtKinds = new RegExp(`\\.([cm]?[jt]sx?|json|css)$|${namedFiles.source}`, 'i');

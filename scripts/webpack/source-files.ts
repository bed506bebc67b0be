import { namedFiles } from '@portal/releases/file-kinds';

/** Files to compile … */
export const sourceFiles = /\.tsx?$/;

/**
 * … except those of packages. Shared packages are compiled even if installed. The innermost
 * node_modules folder decides.
 */
export const installedPackages = /node_modules\/(?!@portal\/)(?!.*node_modules\/)/;

/** Files that run in a worker, without a page and without React. */
export const workerFiles = /\bworker\b[^/\\]*\.ts$/;

export const builtKinds = new RegExp(`\\.([cm]?[jt]sx?|json|css)$|${namedFiles.source}`, 'i');

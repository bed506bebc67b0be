/** What is compiled: the files of this ending … */
export const sourceFiles = /\.tsx?$/;

/** … but those of packages; installed or not, the shared ones come as sources. */
export const installedPackages = /node_modules\/(?!@portal\/)/;

/** What runs in a worker, where there is neither a page nor React. */
export const workerFiles = /\bworker\b[^/\\]*\.ts$/;

/** What becomes a file of the release, and is imported as its address. */
export const assetFiles =
  /\.(apng|avif|gif|ico|jpe?g|png|svg|webp|otf|ttf|woff2?|mp3|mp4|ogg|vtt|wav|webm)$/i;

/** All kinds of files that a build reads. */
export const builtKinds = new RegExp(`\\.([cm]?[jt]sx?|json|css)$|${assetFiles.source}`, 'i');

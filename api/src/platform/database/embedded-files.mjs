/** Returns none when installed, because PGlite finds its own files. */
export const embeddedFiles = async () => ({});

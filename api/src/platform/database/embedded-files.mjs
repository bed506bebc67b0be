/** What the embedded database is given of its own files. Installed, it finds them itself. */
export const embeddedFiles = async () => ({});

/** The kinds of files, each with its own place. */
export const fileFolders = ['cv', 'photos'] as const;
export type FileFolder = (typeof fileFolders)[number];

/** Where uploaded files live. Names are random and made by the server. */
export type FileStore = {
  /** Settles when the file would survive a loss of power. */
  save: (folder: FileFolder, name: string, bytes: Uint8Array) => Promise<void>;
  read: (folder: FileFolder, name: string) => Promise<Buffer | undefined>;
  remove: (folder: FileFolder, name: string) => Promise<void>;
  /** The names of all whole files. */
  list: (folder: FileFolder) => Promise<string[]>;
};

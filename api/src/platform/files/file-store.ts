export const fileFolders = ['cv', 'photos'] as const;
export type FileFolder = (typeof fileFolders)[number];

/** The server generates random names. */
export type FileStore = {
  /** Resolves when the file would survive a power loss. */
  save: (folder: FileFolder, name: string, bytes: Uint8Array) => Promise<void>;
  read: (folder: FileFolder, name: string) => Promise<Buffer | undefined>;
  remove: (folder: FileFolder, name: string) => Promise<void>;
  list: (folder: FileFolder) => Promise<string[]>;
};

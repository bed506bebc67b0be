/**
 * Made on Unix, readable by all, writable by its owner. Info-ZIP reads the names of FAT entries as
 * code page 850, even if marked as UTF-8.
 */
export const unixFile = { os: 3, attrs: 0o100644 << 16 } as const;

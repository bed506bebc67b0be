/**
 * Marks of a ZIP's entry: made on Unix, and a file that all may read and its owner may write. Info-ZIP
 * takes the names of entries made on FAT for code page 850, whatever they say of UTF-8.
 */
export const unixFile = { os: 3, attrs: 0o100644 << 16 } as const;

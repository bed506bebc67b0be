/**
 * Version of a record that several people may edit. A save names the version that was read, and is
 * refused if the record has changed since. Without a version on either side there is no check
 * (specification §7).
 */
export type Versioned = { version: number | undefined };

/** Reads the version of a body or an answer; undefined if it has none. */
export const toVersion = (wire: { version?: number | null | undefined }): Versioned => ({
  version: wire.version ?? undefined,
});

/** Refusal of a save after a concurrent change. */
export const savedMeanwhile =
  'Otra persona guardó cambios mientras editabas, así que los tuyos no se guardaron.';

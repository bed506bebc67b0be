/**
 * Counts the writes of what several people may edit at a time. Who saves names the version that he read, and is
 * refused when somebody else has saved since; a server without versions, and a client that names none, does not
 * check (specification §7).
 */
export type Versioned = { version: number | undefined };

export const toVersion = (wire: { version?: number | null | undefined }): Versioned => ({
  version: wire.version ?? undefined,
});

/** Why a save is refused. */
export const savedMeanwhile =
  'Otra persona guardó cambios mientras editabas, así que los tuyos no se guardaron.';

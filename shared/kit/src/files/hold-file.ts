/** The chosen file cannot be read because it was moved or changed. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

/** Message of `UnreadableFile`, which asks the user to choose the file again. */
export const unreadableFile =
  'No pudimos leer el archivo: puede que lo hayas movido o cambiado. Elígelo otra vez.';

/**
 * Copies a file into memory, because a chosen file is read from the disk at every sending.
 *
 * @throws UnreadableFile if the file was moved or changed
 */
export async function holdFile(file: File): Promise<File> {
  const { name, type, lastModified } = file;
  try {
    return new File([await file.arrayBuffer()], name, { type, lastModified });
  } catch (cause) {
    throw new UnreadableFile(unreadableFile, { cause });
  }
}

/** A chosen file cannot be read: it was moved, or changed, since it was chosen. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

export const unreadableFile =
  'No pudimos leer el archivo: puede que lo hayas movido o cambiado. Elígelo otra vez.';

/**
 * A copy of a file in memory, as a file that was chosen is read from the disk whenever it is sent.
 *
 * @throws UnreadableFile
 */
export async function holdFile(file: File): Promise<File> {
  const { name, type, lastModified } = file;
  try {
    return new File([await file.arrayBuffer()], name, { type, lastModified });
  } catch (cause) {
    throw new UnreadableFile(unreadableFile, { cause });
  }
}

/**
 * Has the browser save an answer under a name, and nobody keep it on the way. The name ends as the
 * answer's type does: one that somebody chose could pose as another kind of file.
 */
export const downloadHeaders = (fileName: string) => ({
  'content-disposition': attachment(fileName),
  'cache-control': 'private, no-store',
});

/** Both forms of RFC 6266: all readers know the plain one, and it has no letters beyond ASCII. */
function attachment(fileName: string) {
  const plain = fileName
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^ -~]|["\\%]/gu, '_');
  const form = `attachment; filename="${plain}"`;
  return plain === fileName ? form : `${form}; filename*=UTF-8''${encoded(fileName)}`;
}

const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

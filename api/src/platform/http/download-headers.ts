/**
 * Downloads under a name, never stored by caches. A name from a user could imitate another file
 * type, so the caller chooses its end.
 */
export const downloadHeaders = (fileName: string) => ({
  'content-disposition': attachment(fileName),
  'cache-control': 'private, no-store',
});

/** Uses both forms of RFC 6266: all clients know the plain one, which is limited to ASCII. */
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

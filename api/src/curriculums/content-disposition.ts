/** Has the browser save a file under the name it came with (RFC 6266), whatever that holds. */
export function contentDisposition(fileName: string): string {
  const plain = fileName
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, percentEncode);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

const percentEncode = (character: string) =>
  `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

import type { Readable } from 'node:stream';

/** Characters kept from earlier chunks, in which a head may begin. */
const longestHead = 4096;

/**
 * Reads `filename*` (RFC 8187) by field, while the form's parser reads the body. That parser uses
 * the plain name, which some clients send without accents.
 */
export function encodedFileNames(body: Readable, contentType = '') {
  const names = new Map<string, string>();
  const heads = headsBehind(boundaryOf(contentType));
  let seen = '';

  function read(chunk: Buffer) {
    seen += chunk.toString('latin1');
    for (const [, head = ''] of seen.matchAll(heads)) {
      const field = /;\s*name="([^"]*)"/i.exec(head)?.[1];
      const name = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\r\n]*)/i.exec(head)?.[1];
      if (field !== undefined && name !== undefined) names.set(field, decoded(name));
    }
    // A head may continue in the next chunk.
    seen = seen.slice(-longestHead);
  }

  body.on('data', read);
  return { names, stop: () => body.off('data', read) };
}

const boundaryOf = (contentType: string) =>
  /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType)?.slice(1).find(Boolean) ?? '';

/** Visits each character once, even if a file contains the boundary many times. */
const headsBehind = (boundary: string) =>
  new RegExp(
    String.raw`(?:^|\r\n)--${boundary.replaceAll(/[^\w]/g, String.raw`\$&`)}\r\n((?:[a-z-]{1,40}:[^\r\n]{0,2000}\r\n){1,5})\r\n`,
    'gi',
  );

/** Keeps invalid escapes unchanged. */
const decoded = (name: string) =>
  Buffer.from(
    name.replaceAll(/%([\da-f]{2})/gi, (_code, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    'latin1',
  ).toString();

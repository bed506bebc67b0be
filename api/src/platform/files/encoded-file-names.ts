import type { Readable } from 'node:stream';

/** Characters that are kept of what was read, so that a head of a part may begin in them. */
const longestHead = 4096;

/**
 * Reads the names of `filename*` (RFC 8187) in a form while its parser does, by field. Some clients send
 * it beside a plain name without accents, and the parser takes the plain one.
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
    // A head may go on in the next chunk.
    seen = seen.slice(-longestHead);
  }

  body.on('data', read);
  return { names, stop: () => body.off('data', read) };
}

const boundaryOf = (contentType: string) =>
  /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType)?.slice(1).find(Boolean) ?? '';

/** The lines before a part's content. Each character is looked at once, however often the boundary stands in a file. */
const headsBehind = (boundary: string) =>
  new RegExp(
    String.raw`(?:^|\r\n)--${boundary.replaceAll(/[^\w]/g, String.raw`\$&`)}\r\n((?:[a-z-]{1,40}:[^\r\n]{0,2000}\r\n){1,5})\r\n`,
    'gi',
  );

/** What is no encoded byte stays as it is. */
const decoded = (name: string) =>
  Buffer.from(
    name.replaceAll(/%([\da-f]{2})/gi, (_code, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    'latin1',
  ).toString();

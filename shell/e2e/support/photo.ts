/** A grey pixel, followed by extra bytes that prolong the upload. */
export const photo = (bytes = 0) =>
  Buffer.concat([
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
      'base64',
    ),
    Buffer.alloc(bytes),
  ]);

/**
 * A black BMP with one bit per pixel. `width` must be a multiple of 32, because rows are padded to
 * four bytes.
 */
export function largeBitmap(width: number, height: number) {
  const head = Buffer.alloc(62);
  const size = (width / 8) * height;
  head.write('BM');
  head.writeUInt32LE(head.length + size, 2);
  head.writeUInt32LE(head.length, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(1, 28);
  // The second palette colour is white.
  head.fill(0xff, 58, 61);
  return Buffer.concat([head, Buffer.alloc(size)]);
}

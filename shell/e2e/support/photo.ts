/** One grey pixel, and as many bytes behind it as the upload is to take time for. */
export const photo = (bytes = 0) =>
  Buffer.concat([
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
      'base64',
    ),
    Buffer.alloc(bytes),
  ]);

/** A black BMP of one bit a pixel, whose rows are whole numbers of four bytes. */
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
  // The second of its two colours is white.
  head.fill(0xff, 58, 61);
  return Buffer.concat([head, Buffer.alloc(size)]);
}

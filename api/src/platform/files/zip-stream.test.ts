import { buffer } from 'node:stream/consumers';
import { zipStream } from './zip-stream';

async function* entries() {
  yield { name: '001 Ñandú Pérez.pdf', bytes: new Uint8Array([1, 2, 3]) };
  yield { name: 'Sin currículum.txt', bytes: new Uint8Array(100_000) };
}

/** Records of the central directory (APPNOTE 4.3.12). */
function listed(zip: Buffer) {
  const records = [];
  let at = zip.readUInt32LE(zip.length - 22 + 16);
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const nameLength = zip.readUInt16LE(at + 28);
    records.push({
      name: zip.toString('utf8', at + 46, at + 46 + nameLength),
      madeOn: zip.readUInt8(at + 5),
      flags: zip.readUInt16LE(at + 8),
      method: zip.readUInt16LE(at + 10),
      mode: zip.readUInt32LE(at + 38) >>> 16,
      begins: zip.readUInt32LE(at + 42),
    });
    at += 46 + nameLength;
  }
  return records;
}

const utf8 = 0x0800;
const sizeComesAfter = 0x0008;
const stored = 0;

test('an entry is one of Unix with a name in UTF-8, as others are taken for code page 850', async () => {
  const records = listed(await buffer(zipStream(entries())));

  expect(records.map(({ name }) => name)).toEqual(['001 Ñandú Pérez.pdf', 'Sin currículum.txt']);
  for (const { madeOn, flags, mode } of records) {
    expect([madeOn, flags & utf8, mode.toString(8)]).toEqual([3, utf8, '100644']);
  }
});

test('what reads an entry as it arrives can tell where it ends', async () => {
  const zip = await buffer(zipStream(entries()));

  for (const { begins, flags, method } of listed(zip)) {
    const [flagsThere, methodThere] = [zip.readUInt16LE(begins + 6), zip.readUInt16LE(begins + 8)];
    expect([flagsThere, methodThere]).toEqual([flags, method]);
    expect(flagsThere & sizeComesAfter && methodThere === stored).toBeFalsy();
  }
});

import { toCsv } from './csv';

/** FileReader drops the byte order mark, so the bytes are decoded here. */
const textOf = async (blob: Blob) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytesOf(blob));

const bytesOf = (blob: Blob) =>
  new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });

test('a table begins with the mark of UTF-8 and parts its cells by semicolons', async () => {
  const csv = toCsv([
    ['Nombre', 'Aspiración'],
    ['José Peña', 1500000],
  ]);

  expect(await textOf(csv)).toBe('\uFEFFNombre;Aspiración\r\nJosé Peña;1500000\r\n');
});

test.each([
  { value: '=1+1', cell: "'=1+1" },
  { value: '+56 9', cell: "'+56 9" },
  { value: '-2', cell: "'-2" },
  { value: '@suma', cell: "'@suma" },
  { value: '\tx', cell: `"'\tx"` },
  { value: '\rx', cell: `"'\rx"` },
  { value: '\nx', cell: `"'\nx"` },
  { value: '＝1+1', cell: "'＝1+1" },
  { value: '＋1', cell: "'＋1" },
  { value: '－1', cell: "'－1" },
  { value: '＠suma', cell: "'＠suma" },
  { value: '﹦1', cell: "'﹦1" },
  { value: '﹢1', cell: "'﹢1" },
  { value: '﹣1', cell: "'﹣1" },
  { value: '﹫suma', cell: "'﹫suma" },
  { value: '−1', cell: "'−1" },
  { value: '  =1+1', cell: "'  =1+1" },
  { value: '\u00A0=1', cell: "'\u00A0=1" },
  { value: '\u3000＝1', cell: "'\u3000＝1" },
  { value: '\u200B=1', cell: "'\u200B=1" },
  { value: '\u0000=1', cell: "'\u0000=1" },
  { value: "'=1", cell: "''=1" },
  { value: '"=1+1', cell: `"'""=1+1"` },
  { value: '";=1+1', cell: `"'"";=1+1"` },
  { value: ';=1+1', cell: `"';=1+1"` },
  { value: ',=1+1', cell: `"',=1+1"` },
  { value: 'a,=1+1', cell: '"a,=1+1"' },
  { value: 'Ana-María = x', cell: 'Ana-María = x' },
  { value: 'ana@correo.example.org', cell: 'ana@correo.example.org' },
  { value: '01/02/2026 10:30', cell: '01/02/2026 10:30' },
  { value: '«Sí»', cell: '«Sí»' },
  { value: '', cell: '' },
  { value: 0, cell: '0' },
  { value: -2, cell: '-2' },
  { value: 1500.5, cell: '1500,5' },
  { value: 'Analista; sénior', cell: '"Analista; sénior"' },
  { value: 'La «mejor» "oferta"', cell: '"La «mejor» ""oferta"""' },
  { value: 'dos\nlíneas', cell: '"dos\nlíneas"' },
])('$value becomes $cell', async ({ value, cell }) => {
  expect(await textOf(toCsv([[value]]))).toBe(`\uFEFF${cell}\r\n`);
});

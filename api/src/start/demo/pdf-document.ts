/** Creates a page with a heading and lines of text (ISO 32000-1 §7.5). */
export function makePdf(heading: string, lines: readonly string[]): Buffer {
  const content = [
    'BT',
    `/F1 20 Tf 72 760 Td (${escape(heading)}) Tj`,
    '/F1 11 Tf 0 -14 Td',
    ...lines.map((line) => `0 -18 Td (${escape(line)}) Tj`),
    'ET',
  ].join('\n');

  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
  ]);
}

function assemble(objects: readonly string[]) {
  // The second line marks the file as binary.
  let text = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\n`;
  // In latin1, positions in the text are positions in the file.
  return Buffer.from(`${text}${table}${trailer}startxref\n${text.length}\n%%EOF\n`, 'latin1');
}

const escape = (text: string) => text.replace(/[\\()]/g, String.raw`\$&`);

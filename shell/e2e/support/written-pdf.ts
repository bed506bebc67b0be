/** A PDF of one page with these words, so that a test can check that a browser shows it. */
export function writtenPdf(words: string) {
  const drawing = `BT /F1 18 Tf 20 120 Td (${words}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);

  const header = '%PDF-1.4\n';
  const places = objects.map((_, index) =>
    [header, ...objects.slice(0, index)].join('').length.toString().padStart(10, '0'),
  );
  const body = [header, ...objects].join('');
  return Buffer.from(
    [
      `${body}xref\n0 6\n0000000000 65535 f \n`,
      ...places.map((place) => `${place} 00000 n \n`),
      `trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    ].join(''),
    'latin1',
  );
}

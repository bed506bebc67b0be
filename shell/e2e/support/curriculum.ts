import { writtenPdf } from './written-pdf';

/** A small PDF of one page with unique bytes. */
export const curriculum = (content: string) =>
  Buffer.concat([writtenPdf('CV'), Buffer.from(`% ${content}\n%%EOF\n`)]);

/** Has the header and trailer of a PDF, but no pages. */
export const brokenCurriculum = Buffer.from('%PDF-1.4\n%âãÏÓ\ntrailer\n<< >>\n%%EOF\n');

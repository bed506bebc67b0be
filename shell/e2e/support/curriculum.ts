import { writtenPdf } from './written-pdf';

/** A small PDF of one page with bytes of its own. */
export const curriculum = (content: string) =>
  Buffer.concat([writtenPdf('CV'), Buffer.from(`% ${content}\n%%EOF\n`)]);

/** What begins and ends as a PDF does, and holds none. */
export const brokenCurriculum = Buffer.from('%PDF-1.4\n%âãÏÓ\ntrailer\n<< >>\n%%EOF\n');

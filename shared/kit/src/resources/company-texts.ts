import { homeTextsPath, workTextsPath } from '@portal/contract/company-paths';
import type { HomeTexts, WorkTexts } from '@portal/contract/company-reads';
import { lazily } from '../calls/lazily';

/** Texts of the home page's slides. */
export const homeTextsResource = lazily<HomeTexts>(
  homeTextsPath,
  async () => (await import('./company-read')).homeTexts,
);

/** Texts and links of «Trabaja con nosotros». */
export const workTextsResource = lazily<WorkTexts>(
  workTextsPath,
  async () => (await import('./company-read')).workTexts,
);

import { homeTextsPath, workTextsPath } from '@portal/contract/company-paths';
import type { HomeTexts, WorkTexts } from '@portal/contract/company-reads';
import { lazily } from '../calls/lazily';

/** What the slides of the home page say. */
export const homeTextsResource = lazily<HomeTexts>(
  homeTextsPath,
  async () => (await import('./company-read')).homeTexts,
);

/** What «Trabaja con nosotros» says, and where it leads. */
export const workTextsResource = lazily<WorkTexts>(
  workTextsPath,
  async () => (await import('./company-read')).workTexts,
);

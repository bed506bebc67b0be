import { companyPath, workTextsPath } from '@portal/contract/company-paths';
import {
  identityFromWire,
  workTextsFromWire,
  type CompanyIdentity,
} from '@portal/contract/company-reads';
import * as v from 'valibot';
import type { ApiRead, KnownAnswer } from './renderer/protocol';

/** Company data that the site itself uses, independent of its pages. */
export type SiteCompany = CompanyIdentity & {
  /** URL on another host; '' for the site's own clip. */
  videoUrl: string;
};

type Answers = Readonly<Record<string, KnownAnswer>>;

const bodyAt = (answers: Answers, path: string): unknown =>
  JSON.parse(answers[path]?.body ?? 'null');

export const companyOf = (answers: Answers): SiteCompany => ({
  ...v.parse(identityFromWire, bodyAt(answers, companyPath)),
  videoUrl: v.parse(workTextsFromWire, bodyAt(answers, workTextsPath)).videoUrl,
});

/** API reads on which every page depends through the company data. */
export const companyReadsOf = (answers: Answers): readonly ApiRead[] =>
  [companyPath, workTextsPath].flatMap((path) => {
    const answer = answers[path];
    return answer ? [{ path, status: 200, etag: answer.etag, hash: answer.hash }] : [];
  });

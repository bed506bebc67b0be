import { companyPath, workTextsPath } from '@portal/contract/company-paths';
import {
  identityFromWire,
  workTextsFromWire,
  type CompanyIdentity,
} from '@portal/contract/company-reads';
import * as v from 'valibot';
import type { ApiRead, KnownAnswer } from './renderer/protocol';

/** What the site itself tells of the company, whatever its pages do. */
export type SiteCompany = CompanyIdentity & {
  /** Of another host; '' for the clip of the site itself. */
  videoUrl: string;
};

type Answers = Readonly<Record<string, KnownAnswer>>;

const bodyAt = (answers: Answers, path: string): unknown =>
  JSON.parse(answers[path]?.body ?? 'null');

export const companyOf = (answers: Answers): SiteCompany => ({
  ...v.parse(identityFromWire, bodyAt(answers, companyPath)),
  videoUrl: v.parse(workTextsFromWire, bodyAt(answers, workTextsPath)).videoUrl,
});

/** The reads that a page rests on by what the site tells of the company. */
export const companyReadsOf = (answers: Answers): readonly ApiRead[] =>
  [companyPath, workTextsPath].flatMap((path) => {
    const answer = answers[path];
    return answer ? [{ path, status: 200, etag: answer.etag, hash: answer.hash }] : [];
  });

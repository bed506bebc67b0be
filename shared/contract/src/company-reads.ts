import {
  aboutFields,
  applicationFormFields,
  benefitFields,
  homeFields,
  identityFields,
  socialFields,
  testimonialFields,
  videoFields,
} from './company-fields';
import type { CompanyContent } from './company-groups';
import { aboutPath, companyPath, homeTextsPath, workTextsPath } from './company-paths';
import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import type { Fields, Loose, RecordOf } from './fields';

export const companyReadPaths = {
  identity: companyPath,
  home: homeTextsPath,
  work: workTextsPath,
  about: aboutPath,
} as const;

export type CompanyRead = keyof typeof companyReadPaths;

const companyReadFields = {
  identity: {
    ...identityFields,
    social: { kind: 'record', wire: 'redes', of: socialFields },
  },
  home: homeFields,
  work: { ...applicationFormFields, ...videoFields, ...testimonialFields, ...benefitFields },
  about: aboutFields,
} as const satisfies Readonly<Record<CompanyRead, Fields>>;

type Reads = { [Read in CompanyRead]: RecordOf<(typeof companyReadFields)[Read]> };
export type CompanyIdentity = Reads['identity'];
export type HomeTexts = Reads['home'];
export type WorkTexts = Reads['work'];

export const identityFromWire = fromWire(companyReadFields.identity);
export const homeTextsFromWire = fromWire(companyReadFields.home);
export const workTextsFromWire = fromWire(companyReadFields.work);

export const companyReadWire = (read: CompanyRead) => answerSchema(companyReadFields[read]);

/** Combines the parts into the four public answers. */
export function companyReads(content: CompanyContent): Reads {
  const { identity, social, applicationForm, video, testimonials, benefits, home, about } = content;
  return {
    identity: { ...identity, social },
    home,
    work: { ...applicationForm, ...video, ...testimonials, ...benefits },
    about,
  };
}

/** Bodies of the four public answers, by path. */
export function companyReadBodies(content: CompanyContent): Readonly<Record<string, Loose>> {
  const reads = companyReads(content);
  return {
    [companyReadPaths.identity]: toWire(companyReadFields.identity)(reads.identity),
    [companyReadPaths.home]: toWire(companyReadFields.home)(reads.home),
    [companyReadPaths.work]: toWire(companyReadFields.work)(reads.work),
    [companyReadPaths.about]: toWire(companyReadFields.about)(reads.about),
  };
}

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

/** Paths of the company's four public answers. */
export const companyReadPaths = {
  identity: companyPath,
  home: homeTextsPath,
  work: workTextsPath,
  about: aboutPath,
} as const;

/** Name of a public answer with company data. */
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
/** Name, contact data and social networks, for every page. */
export type CompanyIdentity = Reads['identity'];
/** Slides of the home page. */
export type HomeTexts = Reads['home'];
/** Form address, video, testimonials and benefits of «Trabaja con nosotros». */
export type WorkTexts = Reads['work'];

/** Answer of GET /api/empresa. */
export const identityFromWire = fromWire(companyReadFields.identity);
/** Answer of GET /api/empresa/inicio. */
export const homeTextsFromWire = fromWire(companyReadFields.home);
/** Answer of GET /api/empresa/trabajo. */
export const workTextsFromWire = fromWire(companyReadFields.work);

/** Schema of a public answer, for the OpenAPI document. */
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

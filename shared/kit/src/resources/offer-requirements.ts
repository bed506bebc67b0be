import { offerLanguageFromWire, type OfferLanguage } from '@portal/contract/offer-language';
import { offerSkillFromWire, type OfferSkill } from '@portal/contract/offer-skill';
import { http, HttpError } from '@portal/http';
import type { Resource } from '@portal/runtime';
import * as v from 'valibot';

/** Public requirements of an offer. */
export type OfferRequirements = {
  skills: readonly Pick<OfferSkill, 'skill' | 'minimumExperience'>[];
  languages: readonly Pick<OfferLanguage, 'language' | 'level'>[];
};

/**
 * Reads both lists at once. A refused list is empty, because the page works without it and other
 * servers show it only to staff. Rejects only if a server fails or does not answer.
 */
export const offerRequirementsResource = (offerId: number): Resource<OfferRequirements> => ({
  key: `requisitos de la oferta ${offerId}`,
  async load(signal) {
    const [skills, languages] = await Promise.all([
      readUnlessRefused(skillsOf(offerId), offerSkillFromWire, signal),
      readUnlessRefused(languagesOf(offerId), offerLanguageFromWire, signal),
    ]);
    return {
      skills: skills.map(({ skill, minimumExperience }) => ({ skill, minimumExperience })),
      languages: languages.map(({ language, level }) => ({ language, level })),
    };
  },
});

const skillsOf = (offerId: number) => `/api/conocimientos_ofertas/id_oferta/${offerId}`;
const languagesOf = (offerId: number) => `/api/idiomas_ofertas/id_oferta/${offerId}`;

async function readUnlessRefused<T>(
  path: string,
  itemSchema: v.GenericSchema<unknown, T>,
  signal: AbortSignal | undefined,
): Promise<readonly T[]> {
  try {
    return v.parse(v.array(itemSchema), await http.get(path, { signal, isOptional: true }));
  } catch (error) {
    if (isPassing(error)) throw error;
    return [];
  }
}

/** No answer or a server error does not mean that the list is empty. */
const isPassing = (error: unknown) =>
  error instanceof HttpError && (error.status === undefined || error.status >= 500);

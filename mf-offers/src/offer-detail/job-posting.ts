import { startOfDay } from '@portal/contract/day-bounds';
import type { Offer } from '@portal/contract/offer';
import { searchText } from '@portal/kit/format/search-text';
import type { OfferRequirements } from '@portal/kit/resources/offer-requirements';
import { offerDetailPath } from '@portal/kit/routing/paths';
import { isOpen } from '../offer/offer-state';
import { baseSalary } from './base-salary';
import { isRemote, placesOfJob } from './job-places';
import { textBlocks, type TextBlock } from './text/text-blocks';

type Job = {
  offer: Offer;
  requirements: OfferRequirements;
  company: string;
};

/**
 * The offer as schema.org data for search engines. Uncertain values are left out. Empty without a
 * place, because the data would be invalid.
 */
export function jobPosting(
  { offer, requirements, company }: Job,
  origin: string,
): readonly object[] {
  const places = placesOfJob(offer);
  if (!isOpen(offer) || !places) return [];
  const url = origin + offerDetailPath(offer.id);

  return [
    {
      '@type': 'JobPosting',
      '@id': `${url}#oferta`,
      url,
      title: offer.title,
      description: descriptionHtml(offer),
      datePosted: startOfDay(offer.createdAt)?.toISOString(),
      identifier: { '@type': 'PropertyValue', name: company, value: String(offer.id) },
      hiringOrganization: {
        '@type': 'Organization',
        name: company,
        sameAs: origin,
        logo: `${origin}/images/logo.png`,
      },
      employmentType: firstMatch(employmentTypes, offer.contractType.name) ?? 'OTHER',
      ...(isRemote(offer) && { jobLocationType: 'TELECOMMUTE' }),
      ...places,
      ...education(offer),
      ...skills(requirements),
      ...baseSalary(offer.salaryRange),
      workHours: offer.schedule,
      jobBenefits: offer.benefits,
      totalJobOpenings: offer.vacancies,
      // Applying requires no account.
      directApply: true,
    },
  ];
}

const descriptionHtml = ({ description, benefits }: Offer) =>
  `${paragraphs(description)}<p><strong>Beneficios</strong></p>${paragraphs(benefits)}`;

const paragraphs = (text: string) => textBlocks(text).map(blockHtml).join('');

function blockHtml(block: TextBlock) {
  if (!('items' in block)) {
    if (block.kind === 'text') return textHtml(block.text);
    return `<p><strong>${escapeText(block.text)}</strong></p>`;
  }
  const name = block.kind === 'list' ? 'ul' : 'ol';
  const items = block.items.map(({ text }) => `<li>${withBreaks(escapeText(text))}</li>`);
  return `<${name}>${items.join('')}</${name}>`;
}

const textHtml = (text: string) =>
  escapeText(text)
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${withBreaks(paragraph)}</p>`)
    .join('');

const withBreaks = (text: string) => text.replaceAll('\n', '<br>');

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type Names = readonly (readonly [pattern: RegExp, name: string])[];

/** Compared without accents. Part-time comes first, because such a contract may be of any type. */
const employmentTypes: Names = [
  [/medio tiempo/, 'PART_TIME'],
  [/indefinido/, 'FULL_TIME'],
  [/fijo|obra/, 'TEMPORARY'],
  [/prestacion de servicios|freelance/, 'CONTRACTOR'],
  [/practica|aprendizaje/, 'INTERN'],
];

const credentials: Names = [
  [/bachiller/, 'high school'],
  [/tecnico/, 'professional certificate'],
  [/tecnologo/, 'associate degree'],
  [/especializacion|maestria/, 'postgraduate degree'],
  [/profesional|universitari/, 'bachelor degree'],
];

const firstMatch = (names: Names, text: string) =>
  names.find(([pattern]) => pattern.test(searchText(text)))?.[1];

function education({ training }: Offer) {
  const credentialCategory = firstMatch(credentials, training.name);
  if (!credentialCategory) return {};
  return {
    educationRequirements: { '@type': 'EducationalOccupationalCredential', credentialCategory },
  };
}

/** With the required experience, in words. */
function skills({ skills: asked }: OfferRequirements) {
  if (asked.length === 0) return {};
  return {
    skills: asked.map(({ skill, minimumExperience }) => `${skill.name} (${minimumExperience})`),
  };
}

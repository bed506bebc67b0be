import type { Offer } from '@portal/contract/offer';
import { searchText } from '@portal/kit/format/search-text';

export const isRemote = ({ workMode }: Offer) => searchText(workMode.name).includes('remot');

/** Location of the job or of its applicants; undefined if the offer has no place. */
export function placesOfJob(offer: Offer) {
  const { countries, cities } = offer;
  if (isRemote(offer)) {
    // «Anywhere» is not a country, so a remote offer must list the countries of its applicants.
    if (countries.length === 0) return undefined;
    const applicantLocationRequirements = countries.map(({ name }) => ({
      '@type': 'Country',
      name,
    }));
    return { applicantLocationRequirements };
  }
  const places = [
    ...cities.map(({ name, country }) => place(country.name, name)),
    ...countries
      .filter(({ id }) => cities.every(({ country }) => country.id !== id))
      .map(({ name }) => place(name)),
  ];
  return places.length > 0 ? { jobLocation: places } : undefined;
}

const place = (country: string, city?: string) => ({
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    ...(city !== undefined && { addressLocality: city }),
    addressCountry: isoCodes[searchText(country)] ?? country,
  },
});

/** ISO codes of the company's countries (S1.02), required by search engines. */
const isoCodes: Readonly<Record<string, string>> = {
  argentina: 'AR',
  canada: 'CA',
  chile: 'CL',
  colombia: 'CO',
  'costa rica': 'CR',
  espana: 'ES',
  guatemala: 'GT',
  india: 'IN',
  mexico: 'MX',
  panama: 'PA',
  peru: 'PE',
  'estados unidos': 'US',
};

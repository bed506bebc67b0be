import type { Offer } from '@portal/contract/offer';
import { searchText } from '@portal/kit/format/search-text';

export const isRemote = ({ workMode }: Offer) => searchText(workMode.name).includes('remot');

/** Where the work is done, or from where it may be; nothing, if the offer names no place. */
export function placesOfJob(offer: Offer) {
  const { countries, cities } = offer;
  if (isRemote(offer)) {
    // «Anywhere» is no country, so a remote offer must name those that it takes people from.
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

/** The countries of the company (specification §1), as search engines want them named. */
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

import { cityFromWire, countryFromWire } from '@portal/contract/place';
import { readList } from '../calls/read-resource';

/** Resource of the countries, `GET /api/personas/paises` (S7.05). Public. */
export const countriesResource = readList('/api/personas/paises', countryFromWire);

/**
 * Resource of the cities of a country, `GET /api/personas/ciudades/{id}` (S7.05). Public. Rejects
 * with status 404 for an unknown country.
 */
export const citiesResource = (countryId: number) =>
  readList(`/api/personas/ciudades/${countryId}`, cityFromWire);

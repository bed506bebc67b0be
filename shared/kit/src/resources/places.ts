import { cityFromWire, countryFromWire } from '@portal/contract/place';
import { readList } from '../calls/read-resource';

export const countriesResource = readList('/api/personas/paises', countryFromWire);

export const citiesResource = (countryId: number) =>
  readList(`/api/personas/ciudades/${countryId}`, cityFromWire);

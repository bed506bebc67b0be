import * as v from 'valibot';
import type { CatalogItem } from './catalog';
import { maxTextLength } from './text';
import { wireInteger, wireObject, wireTextUpTo } from './wire';

export type Country = CatalogItem;
export type City = CatalogItem & { country: Country };

export const countryWire = wireObject({ id: wireInteger, nombre: wireTextUpTo(maxTextLength) });

export const toCountry = (wire: v.InferOutput<typeof countryWire>): Country => ({
  id: wire.id,
  name: wire.nombre,
});

export const countryFromWire = v.pipe(countryWire, v.transform(toCountry));

export const countryToWire = ({ id, name }: Country) => ({ id, nombre: name });

export const cityWire = wireObject({
  id_ciudad: wireInteger,
  nombre_ciudad: wireTextUpTo(maxTextLength),
  pais: v.nullish(countryWire, {}),
});

export const toCity = (wire: v.InferOutput<typeof cityWire>): City => ({
  id: wire.id_ciudad,
  name: wire.nombre_ciudad,
  country: toCountry(wire.pais),
});

export const cityFromWire = v.pipe(cityWire, v.transform(toCity));

export const cityToWire = ({ id, name, country }: City) => ({
  id_ciudad: id,
  nombre_ciudad: name,
  pais: countryToWire(country),
});

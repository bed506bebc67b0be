import * as v from 'valibot';
import { optionalChoice } from './choice';
import { countryToWire, countryWire, toCountry, type Country } from './place';
import { maxEmailLength, maxTextLength, requiredEmail, requiredText } from './text';
import { toVersion, versionWire, type Versioned } from './version';
import {
  wireDay,
  wireInteger,
  wireObject,
  wireOptionalTextUpTo,
  wireText,
  wireTextUpTo,
} from './wire';

export type Person = Versioned & {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  createdAt: string;
  country: Country | undefined;
  /** File name of the photo. */
  photo: string | undefined;
};

/** What staff enter in «Pre-entrevista» (specification §5). */
export const personEntry = v.object({
  firstName: v.pipe(
    requiredText('Requiere ingresar el nombre.'),
    v.minCodePoints(4, 'Nombre debe tener al menos 4 caracteres.'),
  ),
  lastName: requiredText('Requiere ingresar el apellido.'),
  email: requiredEmail('Requiere ingresar el correo.', 'Debe tener un formato valido.'),
  countryId: optionalChoice('El país no es válido.'),
});
export type PersonEntry = v.InferOutput<typeof personEntry>;

/** What the server reads of a person. */
export type PersonWrite = PersonEntry & Versioned;

export const personWire = wireObject({
  id_persona: wireInteger,
  nombre: wireTextUpTo(maxTextLength),
  apellido: wireTextUpTo(maxTextLength),
  correo: wireTextUpTo(maxEmailLength),
  fecha_creacion: wireDay,
  pais: v.nullish(countryWire),
  foto: wireOptionalTextUpTo(maxTextLength),
  ...versionWire,
});

/** The specification shows no page size (§9). */
export const peoplePageSize = 10;

const toPerson = (wire: v.InferOutput<typeof personWire>): Person => ({
  id: wire.id_persona,
  firstName: wire.nombre,
  lastName: wire.apellido,
  email: wire.correo,
  createdAt: wire.fecha_creacion,
  country: wire.pais ? toCountry(wire.pais) : undefined,
  photo: wire.foto || undefined,
  ...toVersion(wire),
});

export const personFromWire = v.pipe(personWire, v.transform(toPerson));

export const personToWire = (person: Person): v.InferOutput<typeof personWire> => ({
  id_persona: person.id,
  nombre: person.firstName,
  apellido: person.lastName,
  correo: person.email,
  fecha_creacion: person.createdAt,
  pais: person.country && countryToWire(person.country),
  foto: person.photo,
  version: person.version,
});

/** With an update travel the id (specification §3) and the version of the person as it was read. */
export const personEntryToWire = (entry: PersonEntry, edited?: Pick<Person, 'id' | 'version'>) => ({
  ...(edited && { id_persona: edited.id, version: edited.version }),
  nombre: entry.firstName,
  apellido: entry.lastName,
  correo: entry.email,
  ...(entry.countryId !== undefined && { pais: { id: entry.countryId } }),
});

/** A person's write, and the upload of a photo, answer with the person and a text (specification §7). */
export type SavedPerson = { person: Person; message: string };

export const savedPersonWire = wireObject({ persona: personWire, mensaje: wireText });

export const savedPersonFromWire = v.pipe(
  savedPersonWire,
  v.transform((wire): SavedPerson => ({
    person: toPerson(wire.persona),
    message: wire.mensaje,
  })),
);

export const savedPersonToWire = ({ person, message }: SavedPerson) => ({
  persona: personToWire(person),
  mensaje: message,
});

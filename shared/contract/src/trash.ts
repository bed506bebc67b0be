import * as v from 'valibot';
import { wireId } from './request';
import { maxFullNameLength, maxOfferTitleLength } from './text';
import { wireInteger, wireMoment, wireObject, wireOptionalTextUpTo, wireTextUpTo } from './wire';

/** How long what was deleted can be brought back. */
export const trashDays = 30;

/** What staff delete, and how it is called on the wire. */
const wireKinds = {
  offer: 'oferta',
  offerSkill: 'conocimiento_oferta',
  offerQuestion: 'pregunta_oferta',
  offerLanguage: 'idioma_oferta',
  question: 'pregunta',
  skill: 'conocimiento',
  language: 'idioma',
  person: 'persona',
} as const;

export type TrashKind = keyof typeof wireKinds;

/** Something that was deleted. */
export type TrashItem = { kind: TrashKind; id: number };

export type TrashEntry = TrashItem & {
  /** As people knew it when it was deleted. */
  name: string;
  /** The offer that an assignment belonged to. */
  offerTitle: string | undefined;
  /** Full name of who deleted it; unknown for what was deleted long ago. */
  deletedBy: string | undefined;
  deletedAt: string;
  /** Whole days left until it goes for good. */
  daysLeft: number;
};

const kindFromWire = v.pipe(
  v.picklist(Object.values(wireKinds), 'No se puede recuperar ese tipo de dato.'),
  v.transform(toKind),
);

export const trashItemFromWire = v.pipe(
  wireObject({ tipo: kindFromWire, id: wireId }),
  v.transform(({ tipo, id }): TrashItem => ({ kind: tipo, id })),
);

export const trashItemToWire = ({ kind, id }: TrashItem) => ({ tipo: wireKinds[kind], id });

export const trashEntryWire = wireObject({
  tipo: v.picklist(Object.values(wireKinds)),
  id: wireInteger,
  nombre: wireTextUpTo(maxFullNameLength),
  oferta: wireOptionalTextUpTo(maxOfferTitleLength),
  eliminado_por: wireOptionalTextUpTo(maxFullNameLength),
  fecha_eliminacion: wireMoment,
  dias_restantes: wireInteger,
});

export const trashEntryFromWire = v.pipe(
  trashEntryWire,
  v.transform((wire): TrashEntry => ({
    kind: toKind(wire.tipo),
    id: wire.id,
    name: wire.nombre,
    offerTitle: wire.oferta ?? undefined,
    deletedBy: wire.eliminado_por ?? undefined,
    deletedAt: wire.fecha_eliminacion,
    daysLeft: wire.dias_restantes,
  })),
);

export const trashEntryToWire = (entry: TrashEntry): v.InferOutput<typeof trashEntryWire> => ({
  ...trashItemToWire(entry),
  nombre: entry.name,
  oferta: entry.offerTitle,
  eliminado_por: entry.deletedBy,
  fecha_eliminacion: entry.deletedAt,
  dias_restantes: entry.daysLeft,
});

type WireKind = (typeof wireKinds)[TrashKind];

function toKind(wire: WireKind): TrashKind {
  return kindsByWire[wire];
}

const kindsByWire: Record<WireKind, TrashKind> = {
  oferta: 'offer',
  conocimiento_oferta: 'offerSkill',
  pregunta_oferta: 'offerQuestion',
  idioma_oferta: 'offerLanguage',
  pregunta: 'question',
  conocimiento: 'skill',
  idioma: 'language',
  persona: 'person',
};

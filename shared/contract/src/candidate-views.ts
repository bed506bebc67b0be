import * as v from 'valibot';
import { toRecord } from './field-answers';
import { toWire } from './field-bodies';
import type { Fields, RecordOf } from './fields';
import { requestList, requestObject } from './request';
import { freeText, requiredText } from './text';

const fields = {
  name: { kind: 'plain', wire: 'nombre' },
  /** Query string of the address, without «?». */
  query: { kind: 'plain', wire: 'consulta' },
  /** True if the list opens with this view when its address has no query. */
  isDefault: { kind: 'flag', wire: 'predeterminada' },
} as const satisfies Fields;
/** A saved view of the candidates list: a name and the query of its address. */
export type CandidateView = RecordOf<typeof fields>;
/** All saved views of one user. Their names are unique, and at most one is the default. */
export type CandidateViews = CandidateView[];

const maxViews = 20;
const viewName = requiredText('Ponle un nombre a la vista.', 60);

/** Form for saving a view. */
export const candidateViewEntry = v.object({ name: viewName });

const candidateViewWire = requestObject({
  nombre: viewName,
  consulta: v.nullish(freeText(1000), ''),
  predeterminada: v.nullish(v.boolean('Indica si la vista es la predeterminada.'), false),
});

/** Answer of GET and body of PUT /api/candidatos/vistas. */
export const candidateViewsWire = requestObject({
  vistas: requestList(candidateViewWire, maxViews, `No puedes guardar más de ${maxViews} vistas.`),
});

const toView = toRecord(fields);
const viewToWire = toWire(fields);

/** Refuses two views with the same name, and a second default. */
export const candidateViewsFromWire = v.pipe(
  candidateViewsWire,
  v.transform(({ vistas }): CandidateViews => vistas.map(toView)),
  v.check(
    (views) => new Set(views.map(({ name }) => name)).size === views.length,
    'Ya tienes una vista con ese nombre.',
  ),
  v.check(
    (views) => views.filter(({ isDefault }) => isDefault).length <= 1,
    'Solo una vista puede ser la predeterminada.',
  ),
);

/** Body of PUT /api/candidatos/vistas, which replaces all views of the user. */
export const candidateViewsToWire = (views: CandidateViews) => ({ vistas: views.map(viewToWire) });

import * as v from 'valibot';
import { toRecord } from './field-answers';
import { toWire } from './field-bodies';
import type { Fields, RecordOf } from './fields';
import { requestList, requestObject } from './request';
import { freeText, requiredText } from './text';

/** How somebody likes to look at the list of candidates: a name, and what its address then holds. */
const fields = {
  name: { kind: 'plain', wire: 'nombre' },
  /** The query of the address, without a «?». */
  query: { kind: 'plain', wire: 'consulta' },
  /** What the list opens with when its address asks for nothing. */
  isDefault: { kind: 'flag', wire: 'predeterminada' },
} as const satisfies Fields;
export type CandidateView = RecordOf<typeof fields>;
export type CandidateViews = CandidateView[];

const maxViews = 20;
const viewName = requiredText('Ponle un nombre a la vista.', 60);

/** What one types to keep a view. */
export const candidateViewEntry = v.object({ name: viewName });

const candidateViewWire = requestObject({
  nombre: viewName,
  consulta: v.nullish(freeText(1000), ''),
  predeterminada: v.nullish(v.boolean('Indica si la vista es la predeterminada.'), false),
});

export const candidateViewsWire = requestObject({
  vistas: requestList(candidateViewWire, maxViews, `No puedes guardar más de ${maxViews} vistas.`),
});

const toView = toRecord(fields);
const viewToWire = toWire(fields);

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

export const candidateViewsToWire = (views: CandidateViews) => ({ vistas: views.map(viewToWire) });

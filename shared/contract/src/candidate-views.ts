import * as v from 'valibot';
import { requestList, requestObject } from './request';
import { freeText, requiredText } from './text';

/** How somebody likes to look at the list of candidates: a name, and what its address then holds. */
export type CandidateView = {
  name: string;
  /** The query of the address, without a «?». */
  query: string;
  /** What the list opens with when its address asks for nothing. */
  isDefault: boolean;
};
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

const toView = (wire: v.InferOutput<typeof candidateViewWire>) => ({
  name: wire.nombre,
  query: wire.consulta,
  isDefault: wire.predeterminada,
});

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

export const candidateViewsToWire = (views: CandidateViews) => ({
  vistas: views.map(({ name, query, isDefault }) => ({
    nombre: name,
    consulta: query,
    predeterminada: isDefault,
  })),
});

import { parametersToWire } from '@portal/contract/parameter';
import type { AnswerCache } from '../../platform/http/answer-cache';
import type { App } from '../../platform/http/app-type';
import type { ParameterRepository } from './parameter-repository';

export function parameterRoutes(app: App, parameters: ParameterRepository, cache: AnswerCache) {
  app.get('/api/parametros/nosotros', { config: { access: 'public' } }, (request, reply) =>
    cache.send(request, reply, {
      topic: 'parameters',
      key: 'about',
      build: async () => parametersToWire(await parameters.list('about')),
    }),
  );
}

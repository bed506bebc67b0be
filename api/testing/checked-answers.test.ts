import Fastify from 'fastify';
import type { App } from '../src/platform/http/app-type';
import type { ValibotTypeProvider } from '../src/platform/http/validation';
import { checkAnswers, drainProblems } from './checked-answers';

/** Sends the given response to its only call. */
function answering(status: number, answer: object) {
  const app: App = Fastify().withTypeProvider<ValibotTypeProvider>();
  const route = { method: 'GET', path: '/health/ready', access: 'public', schema: {} } as const;
  app.decorate('declaredRoutes', [{ ...route, isAlias: false }]);
  app.get('/health/ready', (_request, reply) => reply.code(status).send(answer));
  checkAnswers(app);
  return app;
}

test.each([
  [200, { status: 'ok' }, []],
  [200, { status: 'mal' }, ['GET /health/ready: 200: body/status must be equal to constant']],
  [200, {}, ["GET /health/ready: 200: body must have required property 'status'"]],
  [
    200,
    { status: 'ok', secret: 'x' },
    ['GET /health/ready: 200: body must NOT have additional properties'],
  ],
  [201, { status: 'ok' }, ['GET /health/ready: 201: an undocumented status 201']],
  [400, {}, ['GET /health/ready: 400: no header Cache-Control']],
])('an answer of %d with %j is checked', async (status, body, problems) => {
  await answering(status, body).inject('/health/ready');

  expect(drainProblems()).toEqual(problems);
});

test('an address of no route has no document', async () => {
  await answering(200, {}).inject('/otra');

  expect(drainProblems()).toEqual([]);
});

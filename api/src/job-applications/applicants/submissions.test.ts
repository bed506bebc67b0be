import Fastify from 'fastify';
import { createSubmissions } from './submissions';

test('a browser keeps the proofs of its last twenty offers, as headers have a limit', async () => {
  const submissions = createSubmissions({ derive: () => Buffer.from('a secret') });
  const app = Fastify();
  app.get<{ Params: { id: string } }>('/:id', (request, reply) => {
    const offerId = Number(request.params.id);
    submissions.set(reply, { email: 'a@b.cl', offerId, applicantId: undefined, nonce: 'n' });
    return reply.send({});
  });
  const cookies = new Map<string, string>();
  const now = jest.spyOn(Date, 'now');

  for (let offerId = 1; offerId <= 23; offerId += 1) {
    now.mockReturnValue(offerId);
    const answer = await app.inject({ url: `/${offerId}`, cookies: Object.fromEntries(cookies) });
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  const offers = [...cookies.keys()].map((name) => Number(name.replace('postulacion-', '')));
  expect(offers).toEqual(Array.from({ length: 20 }, (_, index) => index + 4));
  now.mockRestore();
});

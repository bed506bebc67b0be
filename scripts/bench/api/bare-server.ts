import Fastify from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { staticAnswers } from './static-answers';

// The minimal Fastify server: it answers with ready-made bytes. It ends with the process that
// started it.
const [folder = '.'] = process.argv.slice(2);
const app = Fastify();
for (const { path, file } of staticAnswers) {
  const body = readFileSync(join(folder, file));
  app.get(path, (_request, reply) =>
    reply.header('content-encoding', 'br').type('application/json; charset=utf-8').send(body),
  );
}
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${JSON.stringify({ ready: true, address })}\n`);
process.once('disconnect', () => process.exit());

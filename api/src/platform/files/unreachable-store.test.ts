import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createS3Store } from './s3-store';

let status = 200;
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(status).end('<Error><Code>Nope</Code></Error>');
});

let url: string;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const storeAt = (address: string) =>
  createS3Store({ url: address, region: 'us-east-1', accessKey: 'a', secretKey: 'b' });

const isPutOff = {
  status: 503,
  message: 'El servicio no responde en este momento. Inténtalo de nuevo en 10 segundos.',
  details: { headers: { 'retry-after': '10' } },
};

test('who needs a file while nobody answers for the store is told to come again', async () => {
  const store = storeAt('http://127.0.0.1:1/bucket');

  await expect(store.save('cv', 'a.pdf', Buffer.from('a'))).rejects.toMatchObject(isPutOff);
  await expect(store.read('cv', 'a.pdf')).rejects.toMatchObject(isPutOff);
  await expect(store.list('cv')).rejects.toMatchObject(isPutOff);
});

test('so is who needs it while the store says that it cannot', async () => {
  status = 503;

  await expect(storeAt(url).read('cv', 'a.pdf')).rejects.toMatchObject({
    ...isPutOff,
    cause: expect.objectContaining({ message: 'The bucket answered 503 Nope.' }),
  });
});

test('keys that do not fit are a fault of ours, which no second try mends', async () => {
  status = 403;

  await expect(storeAt(url).read('cv', 'a.pdf')).rejects.toThrow('The bucket answered 403 Nope.');
});
